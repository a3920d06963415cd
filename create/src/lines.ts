const IF = /^\s*(?:\/\/|\/\*|\{\/\*|<!--) #if (\w+)/;
const END = /^\s*(?:\/\/|\/\*|\{\/\*|<!--) #end\b/;

/** The text of a template without the lines of what an app goes without, and without the lines that mark these. */
export function linesFor(text: string, has: (feature: string) => boolean): string {
  let kept = true;
  const lines = text.split('\n').filter((line) => {
    const [, feature] = IF.exec(line) ?? [];
    const isMark = feature !== undefined || END.test(line);
    if (isMark) kept = feature === undefined || has(feature);
    return kept && !isMark;
  });
  return lines.join('\n');
}
