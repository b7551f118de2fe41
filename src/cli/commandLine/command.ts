import type { CliIo } from './cliIo';

/** One `--option` of a command. */
export interface OptionDefinition {
  /** A switch takes no value; `text` takes one; `texts` takes one and may be repeated. */
  type: 'switch' | 'text' | 'texts';
  description: string;
  /** How the value is called in the help, as in `--config FILE`. */
  value?: string;
  choices?: readonly string[];
}

/** One word that a command needs besides its options, such as `<id>`. */
export interface ArgumentDefinition {
  name: string;
  description: string;
}

/** The options that were given, by name, and the words between them. */
export class GivenOptions {
  readonly #values: ReadonlyMap<string, readonly string[]>;
  /** As many as the command asks for, in their order. */
  readonly words: readonly string[];

  constructor(values: ReadonlyMap<string, readonly string[]>, words: readonly string[] = []) {
    this.#values = values;
    this.words = words;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** The value that was given last. */
  text(name: string): string | undefined {
    return this.#values.get(name)?.at(-1);
  }

  texts(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }
}

/** What a command can be asked for on the command line, and what it then does. */
export interface Command {
  name: string;
  /** Other names, such as those of the Backstage CLI. */
  aliases?: readonly string[];
  summary: string;
  /** The words that have to be given; none by default. */
  arguments?: readonly ArgumentDefinition[];
  options: Readonly<Record<string, OptionDefinition>>;
  examples: ReadonlyArray<readonly [command: string, explanation: string]>;
  /** What the exit codes of the command mean, where it has more to say than success and failure. */
  exits?: ReadonlyArray<readonly [code: string, meaning: string]>;
  /** Runs the command and gives the exit code. */
  run(options: GivenOptions, io: CliIo, version: string): Promise<number>;
}

/** How a command can end. */
export const exitCodes = { ok: 0, problems: 1, couldNotRun: 2 } as const;
