import type { Command, OptionDefinition } from './command';

/** What `trellis help` prints. */
export function printOverview(commands: readonly Command[], version: string): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const);
  const examples = commands.flatMap(({ examples: [first] }) => (first ? [first] : []));
  return [
    `Trellis ${version}: an internal developer portal grown from YAML.`,
    '',
    'Usage: trellis <command> [options]',
    '',
    'Commands:',
    ...alignRows([...rows, ['help [command]', 'Says what a command does and which options it has.']]),
    '',
    'Examples:',
    ...alignRows(examples),
  ].join('\n');
}

/** What `trellis help <command>` prints. */
export function printCommandHelp(command: Command): string {
  const options = Object.entries(command.options).map(([name, option]) => {
    return [`--${name}${printValue(option)}`, printDescription(option)] as const;
  });
  return [
    command.summary,
    '',
    `Usage: trellis ${command.name} [options]`,
    ...(command.aliases ? [`Also: ${command.aliases.join(', ')}`] : []),
    '',
    'Options:',
    ...alignRows([...options, ['--help', 'Prints this text.']]),
    '',
    'Examples:',
    ...alignRows(command.examples),
  ].join('\n');
}

function printValue({ type, value = 'VALUE', choices }: OptionDefinition): string {
  if (type === 'switch') return '';
  return ` ${choices ? choices.join('|') : value}`;
}

function printDescription({ type, description }: OptionDefinition): string {
  return type === 'texts' ? `${description} May be repeated.` : description;
}

function alignRows(rows: ReadonlyArray<readonly [string, string]>): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
