/** A cell of a table: what would end it is escaped, and outside of code what would pass for a tag. */
function printCell(text: string): string {
  const parts = text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s*\n+\s*/g, ' ')
    .split('`');
  return parts
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', String.raw`\<`) : part))
    .join('`');
}

/** A table; nothing where there are no rows. */
export function printTable(headings: readonly string[], rows: ReadonlyArray<readonly string[]>): string[] {
  if (rows.length === 0) return [];
  return [
    `| ${headings.join(' | ')} |`,
    `| ${headings.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.map(printCell).join(' | ')} |`),
    '',
  ];
}

/** A text in the form of code. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** Texts in the form of code, as a list in a sentence. */
export function codes(texts: readonly string[], last = 'and'): string {
  const printed = texts.map(code);
  const end = printed.pop() ?? '';
  return printed.length > 0 ? `${printed.join(', ')} ${last} ${end}` : end;
}

/** The anchor that hosts of Markdown give a heading. */
export function printAnchor(heading: string): string {
  return `#${heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`;
}

/** A block of YAML. */
export function printYamlBlock(yaml: string): string[] {
  return ['```yaml', yaml.trimEnd(), '```', ''];
}

/** A page: its first line says where it comes from, its last line ends. */
export function printPage(lines: readonly string[]): string {
  const text = [
    '<!-- Generated. Change what it is made from and run: npm run schemas -->',
    '',
    ...lines,
  ].join('\n');
  return `${text.replaceAll(/\n{3,}/g, '\n\n').trimEnd()}\n`;
}
