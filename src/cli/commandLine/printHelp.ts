import { wrapText } from '#diagnostics';
import type { Command, OptionDefinition } from './command';

const helpWidth = 80;

/** Prints the output of `trellis help`. */
export function printOverview(commands: readonly Command[], version: string): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const);
  const examples = commands.flatMap(({ examples: [first] }) => (first ? [first] : []));
  return [
    `Trellis ${version}: an internal developer portal that you configure in YAML.`,
    '',
    'Usage: trellis <command> [options]',
    '',
    'Commands:',
    ...alignRows([...rows, ['help [command]', 'Prints the description and options of a command.']]),
    '',
    'Examples:',
    ...printExamples(examples),
  ].join('\n');
}

/** Prints the output of `trellis help <command>`. */
export function printCommandHelp(command: Command): string {
  const options = Object.entries(command.options).map(([name, option]) => {
    return [`--${name}${printValue(option)}`, printDescription(option)] as const;
  });
  const words = (command.arguments ?? []).map(({ name, description }) => [`<${name}>`, description] as const);
  return [
    command.summary,
    '',
    ['Usage: trellis', command.name, ...words.map(([name]) => name), '[options]'].join(' '),
    ...(command.aliases ? [`Also: ${command.aliases.join(', ')}`] : []),
    ...(words.length > 0 ? ['', 'Arguments:', ...alignRows(words)] : []),
    '',
    'Options:',
    ...alignRows([...options, ['--help', 'Prints this help.']]),
    ...(command.exits ? ['', 'Exit codes:', ...alignRows(command.exits)] : []),
    '',
    'Examples:',
    ...printExamples(command.examples),
  ].join('\n');
}

/** Prints each command on a line of its own, so that it can be copied. */
function printExamples(examples: Command['examples']): string[] {
  return examples.flatMap(([command, explanation]) => [
    `  ${command}`,
    ...wrapText(explanation, helpWidth - 6).map((line) => `      ${line}`),
  ]);
}

function printValue({ type, value = 'VALUE', choices }: OptionDefinition): string {
  if (type === 'switch') return '';
  return ` ${choices ? choices.join('|') : value}`;
}

function printDescription({ type, description }: OptionDefinition): string {
  return type === 'texts' ? `${description} Can be repeated.` : description;
}

function alignRows(rows: ReadonlyArray<readonly [string, string]>): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.flatMap(([left, right]) => {
    const [first = '', ...more] = wrapText(right, helpWidth - width - 4);
    return [`  ${left.padEnd(width)}  ${first}`, ...more.map((line) => `${' '.repeat(width + 4)}${line}`)];
  });
}
