const esc = '\u001B';
const paint = (code: number, text: string): string => `${esc}[${code}m${text}${esc}[0m`;

const messages = [
  `${paint(32, '✔')} Fetched the template`,
  `${paint(36, 'info')} Resolving 1,204 packages`,
  `${paint(33, 'warn')} deprecated left-pad@1.3.0: use String.prototype.padStart()`,
  `${paint(34, 'step')} ${paint(1, 'Build')} src/main.ts → dist/main.js`,
  `${paint(31, 'error')} Cannot find module ${paint(35, "'./port'")}`,
  `${paint(41, ' FAIL ')} tests/ship.test.ts ${paint(2, '(3 tests, 12 ms)')}`,
  `See ${esc}]8;;https://example.com/runs/42\u0007the run${esc}]8;;\u0007, and not ${esc}]8;;javascript:alert(1)\u0007this${esc}]8;;\u0007`,
  `A line that is longer than most screens are wide: ${'the harbor is quiet and there are many ships, '.repeat(8)}`,
];

/** Prints a line like those of build tools. Deterministic for a number. */
export function printSampleLine(number: number): string {
  const time = new Date(Date.UTC(2026, 0, 15, 9) + number * 137).toISOString().slice(11, 23);
  return `${paint(2, time)} ${messages[number % messages.length] ?? ''}`;
}

/** Creates a log with the given number of lines. One of them is extremely long. */
export function createSampleLog(count: number): string[] {
  const lines = Array.from({ length: count }, (_none, index) => printSampleLine(index));
  if (count > 20) lines[12] = `${paint(2, 'one line of 100,000 characters')} ${'x'.repeat(100_000)}`;
  return lines;
}
