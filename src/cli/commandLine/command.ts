import type { CliIo } from './cliIo';

/** One `--option` of a command. */
export interface OptionDefinition {
  /** `switch` takes no value, `text` takes one value, and `texts` can be repeated. */
  type: 'switch' | 'text' | 'texts';
  description: string;
  /** The name of the value in the help, as in `--config FILE`. */
  value?: string;
  choices?: readonly string[];
}

/** A required argument of a command, such as `<id>`. */
export interface ArgumentDefinition {
  name: string;
  description: string;
}

/** The parsed options by name, and the arguments. */
export class GivenOptions {
  readonly #values: ReadonlyMap<string, readonly string[]>;
  /** The arguments, in order. */
  readonly words: readonly string[];

  constructor(values: ReadonlyMap<string, readonly string[]>, words: readonly string[] = []) {
    this.#values = values;
    this.words = words;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** The last value of an option. */
  text(name: string): string | undefined {
    return this.#values.get(name)?.at(-1);
  }

  texts(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }
}

/** A command, its help text and its code. */
export interface Command {
  name: string;
  /** Alternative names, such as those of the Backstage CLI. */
  aliases?: readonly string[];
  summary: string;
  /** The required arguments. None by default. */
  arguments?: readonly ArgumentDefinition[];
  options: Readonly<Record<string, OptionDefinition>>;
  examples: ReadonlyArray<readonly [command: string, explanation: string]>;
  /** The meaning of the exit codes, if the help should list them. */
  exits?: ReadonlyArray<readonly [code: string, meaning: string]>;
  /** Runs the command and returns the exit code. */
  run(options: GivenOptions, io: CliIo, version: string): Promise<number>;
}

/** The exit codes of all commands. */
export const exitCodes = { ok: 0, problems: 1, couldNotRun: 2 } as const;
