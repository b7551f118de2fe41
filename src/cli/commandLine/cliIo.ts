import { createInterface } from 'node:readline/promises';
import { wantsColors } from './colors';

/** The input and output of a command. Tests pass their own. */
export interface CliIo {
  /** Prints the result of a command to standard output, followed by a line break. Other programs can read it. */
  print(text: string): void;
  /** Prints progress and notices to standard error, followed by a line break. */
  notify(text: string): void;
  /** Asks a question and returns the line that the user enters, or `undefined` at the end of the input. */
  ask(question: string): Promise<string | undefined>;
  env: Readonly<Record<string, string | undefined>>;
  /** The working folder. Relative paths are resolved against it. */
  cwd: string;
  /** Whether `notify` can use colors. */
  colors: boolean;
  /** Whether `print` can use colors. */
  printColors: boolean;
  /** The maximum number of characters in a line of text. */
  width: number;
}

// Used if the output is not a terminal, such as a CI log.
const usualWidth = 80;
const widest = 100;
const narrowest = 40;

async function askOnTerminal(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  try {
    return await Promise.race([terminal.question(question), ended]);
  } finally {
    terminal.close();
  }
}

/** Creates the input and output of this process. */
export function createProcessIo(): CliIo {
  const columns = process.stdout.columns ?? process.stderr.columns ?? usualWidth;
  return {
    print: (text) => process.stdout.write(`${text}\n`),
    notify: (text) => process.stderr.write(`${text}\n`),
    ask: askOnTerminal,
    env: process.env,
    cwd: process.cwd(),
    colors: wantsColors(process.env, process.stderr),
    printColors: wantsColors(process.env, process.stdout),
    width: Math.min(widest, Math.max(narrowest, columns)),
  };
}
