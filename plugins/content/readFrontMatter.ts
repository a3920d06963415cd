import matter from '@11ty/gray-matter';

/** Fields of a page, as its author wrote them. */
export type FrontMatter = Partial<Record<string, unknown>>;

interface YamlError {
  reason: string;
  mark: { line: number };
}

// With options, even empty ones, the parser keeps nothing of an earlier text, such as one that it couldn't parse.
const parse = (text: string) => matter(text, {});

/**
 * Reads the front matter of a page, as Docusaurus does.
 *
 * @throws If it is not YAML, with the file and the line in front.
 */
export function readFrontMatter(file: string, text: string): FrontMatter {
  try {
    return parse(text).data;
  } catch (error) {
    // It is no cause of the error below, since the output would then contain it as well.
    const { reason, mark } = error as YamlError;
    throw new Error(
      `${file}:${mark.line + 1}: the front matter is not YAML: ${reason}. Correct it: a value with special characters needs quotes.`,
    );
  }
}

/** The number of lines before the content of a page: its front matter, and blank lines. */
export function linesBeforeContent(text: string): number {
  const content = parse(text).content.trimStart();
  return text.slice(0, text.length - content.length).split('\n').length - 1;
}
