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
}

/** The terminal of this process. */
export function createProcessIo(): CliIo {
  return {
    print: (text) => process.stdout.write(`${text}\n`),
    tell: (text) => process.stderr.write(`${text}\n`),
    env: process.env,
    cwd: process.cwd(),
    colors: process.stderr.isTTY && !process.env['NO_COLOR'],
  };
}
