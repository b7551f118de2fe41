import type { FixEdit, ProblemFix } from '#diagnostics';
import { findBlock } from './listRepairs';
import { indentOf, isBlank } from './repair';

const key = /^\s*([\w-]+):(?:\s|$)/;

/**
 * Moves a section with its block (at a line, starting at 0) out of another one, to the end of that one. Indenting the key less would
 * be wrong if other keys of the section follow it.
 */
export function createMoveFix(
  { lines, line, file }: { lines: readonly string[]; line: number; file: string },
  sections: readonly string[],
): ProblemFix[] {
  const text = lines[line] ?? '';
  const [, name] = key.exec(text) ?? [];
  const indent = indentOf(text);
  if (name === undefined || indent === 0 || !sections.includes(name)) return [];
  const block = findBlock(lines, line);
  const last = block.at(-1) ?? line;
  const isOuter = (one: string) => !isBlank(one) && indentOf(one) === 0 && !one.startsWith('-');
  const section = lines.findLastIndex((one, index) => index < line && isOuter(one));
  const next = lines.findIndex((one, index) => index > last && isOuter(one));
  const end = next < 0 ? lines.length - (lines.at(-1) === '' ? 1 : 0) : next;
  const [, outer] = key.exec(lines[section] ?? '') ?? [];
  if (outer === undefined || end <= last + 1) return [];
  const moved = lines.slice(line, last + 1).map((one) => one.slice(Math.min(indent, indentOf(one))));
  const edit = (from: number, to: number, written: string): FixEdit => ({
    kind: 'text',
    place: { file, line: from + 1, column: 1, endLine: to + 1, endColumn: 1, path: '' },
    text: written,
  });
  return [
    {
      title: `Move '${name}' out of '${outer}'.`,
      applicability: 'suggestion',
      edits: [edit(line, last + 1, ''), edit(end, end, `${moved.join('\n')}\n`)],
    },
  ];
}
