import { parseArgs } from 'node:util';
import { findCandidates } from '#diagnostics';
import { type ArgumentDefinition, type Command, GivenOptions, type OptionDefinition } from './command';
import { UsageError } from './usageError';

/** Parses the options of a command. Throws a UsageError that names the invalid argument and suggests a similar one. */
export function parseOptions(command: Command, args: readonly string[]): GivenOptions {
  const { tokens } = parseArgs({
    args: [...args],
    options: toParseArgsOptions(command.options),
    strict: false,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  const words: string[] = [];
  const wanted = command.arguments ?? [];
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (words.length === wanted.length) throw refuseArgument(command, token.value);
      words.push(token.value);
      continue;
    }
    const definition = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined;
    if (definition === undefined) throw refuseOption(command, token.rawName);
    const value = readValue(token.rawName, token.value, definition);
    values.set(token.name, [...(values.get(token.name) ?? []), value]);
  }
  const missing = wanted[words.length];
  if (missing) throw askForArgument(command, missing);
  return new GivenOptions(values, words);
}

function toParseArgsOptions(options: Command['options']) {
  const entries = Object.entries(options).map(([name, { type }]) => {
    return [
      name,
      { type: type === 'switch' ? ('boolean' as const) : ('string' as const), multiple: true },
    ] as const;
  });
  return Object.fromEntries(entries);
}

function readValue(rawName: string, value: string | undefined, definition: OptionDefinition): string {
  if (definition.type === 'switch') {
    if (value !== undefined)
      throw new UsageError(`The option '${rawName}' does not take a value, but got '${value}'.`);
    return '';
  }
  if (value === undefined || value === '') {
    throw new UsageError(
      `The option '${rawName}' requires a value: ${rawName} ${definition.value ?? 'VALUE'}.`,
    );
  }
  if (definition.choices && !definition.choices.includes(value)) {
    const choices = joinChoices(definition.choices);
    throw new UsageError(
      `The option '${rawName}' must be ${choices}, but got '${value}'.${suggest(value, definition.choices)}`,
    );
  }
  return value;
}

/** Returns `'a', 'b' or 'c'`. */
function joinChoices(choices: readonly string[]): string {
  const quoted = choices.map((choice) => `'${choice}'`);
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter((part) => part !== '').join(' or ');
}

function refuseOption(command: Command, rawName: string): UsageError {
  const known = Object.keys(command.options).map((name) => `--${name}`);
  return new UsageError(
    `Unknown option '${rawName}' of 'trellis ${command.name}'.${suggest(rawName, known)} Run 'trellis ${command.name} --help' to list its options.`,
  );
}

function refuseArgument(command: Command, value: string): UsageError {
  const hint = /\.ya?ml$/.test(value) ? ` To check a configuration file, use --config ${value}.` : '';
  return new UsageError(`Unexpected argument '${value}' for 'trellis ${command.name}'.${hint}`);
}

function askForArgument(
  { name, examples }: Command,
  { name: missing, description }: ArgumentDefinition,
): UsageError {
  const example = examples[0] ? ` For example: ${examples[0][0]}` : '';
  return new UsageError(`'trellis ${name}' requires <${missing}>: ${description}${example}`);
}

/** Returns ` Did you mean …?`, or an empty string. */
export function suggest(written: string, known: Iterable<string>): string {
  const [nearest] = findCandidates(written, known);
  return nearest === undefined ? '' : ` Did you mean '${nearest}'?`;
}
