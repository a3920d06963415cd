/** Converts HTML beside the page, which stays responsive however much there is. */
import { make, type Made } from '@site/src/converter/make';

/** What becomes of some HTML, or why nothing does. */
export type Answer = { made: Made } | { message: string };

function answerTo(html: string): Answer {
  try {
    return { made: make(html) };
  } catch (error) {
    return { message: (error as Error).message };
  }
}

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(answerTo(data)));
