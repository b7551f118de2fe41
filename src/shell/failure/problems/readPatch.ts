/** One line of a patch: taken away, added, or there before and after. */
export interface PatchLine {
  sign: '-' | '+' | ' ';
  text: string;
}

const heading = /^@@ .* @@$/;

/** Reads the lines of a patch as the report carries it; a text of another form counts as lines that are there. */
export function readPatch(patch: string): PatchLine[] {
  const lines = patch.split('\n');
  if (!lines.some((line) => heading.test(line))) return lines.map((text) => ({ sign: ' ', text }));
  return lines
    .filter((line) => !heading.test(line))
    .map((line) => {
      const sign = line[0];
      return { sign: sign === '-' || sign === '+' ? sign : ' ', text: line.slice(1) };
    });
}

/** The lines of the file as they read after the change, to be put in place of the former ones. */
export function printMended(patch: string): string {
  return readPatch(patch)
    .filter(({ sign }) => sign !== '-')
    .map(({ text }) => text)
    .join('\n');
}
