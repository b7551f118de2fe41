import { wantsColors } from './colors';

/** The world as a command sees it; a test hands in one of its own. */
export interface CliIo {
  /** Prints the result of a command: what another program may read. A line end is added. */
  print(text: string): void;
  /** Prints what only a person wants to know. */
  tell(text: string): void;
  env: Readonly<Record<string, string | undefined>>;
  /** The folder that paths count from. */
  cwd: string;
  /** Whether `tell` may use colours. */
  colors: boolean;
  /** Whether `print` may use colours. */
  printColors: boolean;
  /** How many characters a line of text may have. */
  width: number;
}

// Where nobody looks through a terminal, in a log of CI for example, this reads best.
const usualWidth = 80;
const widest = 100;
const narrowest = 40;

/** The terminal of this process. */
export function createProcessIo(): CliIo {
  const columns = process.stdout.columns ?? process.stderr.columns ?? usualWidth;
  return {
    print: (text) => process.stdout.write(`${text}\n`),
    tell: (text) => process.stderr.write(`${text}\n`),
    env: process.env,
    cwd: process.cwd(),
    colors: wantsColors(process.env, process.stderr),
    printColors: wantsColors(process.env, process.stdout),
    width: Math.min(widest, Math.max(narrowest, columns)),
  };
}
