/** The longest line, in characters. A longer one is split, so that a log without line ends cannot fill the memory. */
const LONGEST = 1_000_000;

/** Reads the lines of a response as they arrive. Each value has the lines of one part. */
export async function* readLines(response: Response): AsyncGenerator<string[]> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST) {
        lines.push(rest);
        rest = '';
      }
      if (lines.length > 0) yield lines.map(dropReturn);
    }
    if (rest !== '') yield [dropReturn(rest)];
  } finally {
    // The reader may leave before the end.
    await reader.cancel().catch(() => undefined);
  }
}

function dropReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
