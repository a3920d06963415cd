/** Converts code beside the page, which stays responsive however much there is. */
import type { Source } from '@site/src/converter/address';
import { make, type Made } from '@site/src/converter/make';

/** The result of a conversion, or the message of its error. */
export type Answer = { made: Made } | { message: string };

async function answerTo(source: Source): Promise<Answer> {
  try {
    if (source.language === 'html') return { made: make(source) };
    // Most users only paste HTML: they load no parser of TSX, and no React for servers.
    const { render } = await import('@site/src/converter/render');
    return { made: render(source) };
  } catch (error) {
    return { message: (error as Error).message };
  }
}

addEventListener('message', ({ data }: MessageEvent<Source>) => {
  void answerTo(data).then((answer) => postMessage(answer));
});
