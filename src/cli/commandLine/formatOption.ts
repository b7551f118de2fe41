import type { OptionDefinition } from './command';

/** The `--format FORMAT` option of commands that print something for people and for programs. The first format is the default. */
export function formatOption(formats: readonly [string, ...string[]]): OptionDefinition {
  const [first] = formats;
  return { type: 'text', choices: formats, description: `The output format. The default is ${first}.` };
}
