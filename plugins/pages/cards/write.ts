import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cachedLater } from '../../base/cache.ts';
import { contentsOf } from '../../base/contents.ts';
import { hashOf } from '../../base/hash.ts';
import { LOGO, SIZE, type CardText } from './card.ts';
import { drawer, STYLES } from './draw.ts';
import { pictures } from './pictures.ts';

/** The page that a card is for. */
export interface CardPage extends CardText {
  /** Its path below the base URL, which is empty for the home page. */
  path: string;
}

/** The card of a page, as the page names it. */
export interface WrittenCard {
  /** Its path below the base URL, which stays the same when the card changes. */
  file: string;
  /** What it shows, in words. */
  alt: string;
  width: number;
  height: number;
}

/** A function that writes the card of a page into a folder, and draws only what it has not drawn before. */
export function cardWriter(outDir: string): (page: CardPage) => Promise<WrittenCard> {
  const { hash } = contentsOf(['plugins/pages/cards']);
  const demos = pictures();
  const draw = drawer();
  return async ({ path, section, title, description }) => {
    const name = path || 'index';
    const picture = demos.get(`/${path}`);
    const text = { section, title, description };
    const shown = JSON.stringify([text, picture?.file, STYLES, LOGO, hash]);
    const state = hashOf(shown);
    const png = await cachedLater(`card-${name.replaceAll('/', '-')}`, state, async () =>
      (await draw(text, picture)).toString('base64'),
    );
    const file = `cards/${name}.png`;
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), png, 'base64');
    const alt = `Bulmatic, ${section}: ${title}${picture ? ', with its first demo' : ''}`;
    return { file, alt, ...SIZE };
  };
}
