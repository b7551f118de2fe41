import { Text } from '@codemirror/state';

/** The length of the parts in which a text is split, in characters. One takes about 10 ms. */
const partLength = 500_000;

/** Splits a text into lines. A long text is split in several tasks, so that the page is not blocked. */
export async function splitLines(text: string): Promise<Text> {
  let lines = Text.empty;
  for (let from = 0; from < text.length;) {
    const feed = text.indexOf('\n', from + partLength);
    const to = feed === -1 ? text.length : feed + 1;
    lines = lines.append(Text.of(text.slice(from, to).split(/\r\n?|\n/)));
    from = to;
    if (from < text.length) await new Promise((resolve) => setTimeout(resolve));
  }
  return lines;
}
