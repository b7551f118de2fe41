/** A line of a patch: removed, added or unchanged. */
export interface PatchLine {
  sign: '-' | '+' | ' ';
  text: string;
}

const heading = /^@@ .* @@$/;

/** Parses the lines of a patch. If the text is not a patch, all lines are unchanged. */
export function parsePatch(patch: string): PatchLine[] {
  const lines = patch.split('\n');
  if (!lines.some((line) => heading.test(line))) return lines.map((text) => ({ sign: ' ', text }));
  return lines
    .filter((line) => !heading.test(line))
    .map((line) => {
      const sign = line[0];
      return { sign: sign === '-' || sign === '+' ? sign : ' ', text: line.slice(1) };
    });
}

/** Prints the lines of the file after the change. */
export function printFixedLines(patch: string): string {
  return parsePatch(patch)
    .filter(({ sign }) => sign !== '-')
    .map(({ text }) => text)
    .join('\n');
}
