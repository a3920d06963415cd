import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './fixtures.ts';
import { tierOf } from './samples.ts';
import { builtRoutes } from './sitemap.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const fileOf = (route: string) => `build/${route === '/' ? 'index' : route.slice(1)}.html`;

for (const route of builtRoutes()) {
  test(`${route} is HTML as the standard has it`, tierOf(route), async () => {
    // As a browser without scripts reads it: the validator knows no tags that may be left out.
    const html = load(readFileSync(fileOf(route), 'utf8'), { scriptingEnabled: false }).html();
    const { results } = await validator.validateString(html);
    const errors = results.flatMap(({ messages }) => messages);
    expect(errors.map(({ line, message, selector }) => `${line}: ${message}, ${selector}`)).toEqual(
      [],
    );
  });
}
