import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import type { Base } from '../base';
import type { Mutant } from '../mutant';
import type { Random } from '../random';

const kind = 'wrong indentation';
const shifts: ReadonlyArray<{ name: string; move: (line: string) => string }> = [
  { name: 'one space more', move: (line) => ` ${line}` },
  { name: 'two spaces more', move: (line) => `  ${line}` },
  { name: 'one space less', move: (line) => line.replace(/^ /, '') },
  { name: 'two spaces less', move: (line) => line.replace(/^ {2}/, '') },
  { name: 'a tab', move: (line) => line.replace(/^ +/, '\t') },
];

/** Lines with too much or too little indentation, and settings of an extension next to its id instead of below it. */
export function misindent(base: Base, random: Random): Mutant[] {
  const lines = base.text.split('\n');
  const shifted = lines.flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    return shifts.flatMap(({ name, move }) => {
      const text = lines.with(index, move(line)).join('\n');
      return isMistake(base, text)
        ? [{ kind, base: base.name, change: `${name}: ${line.trim()}`, text, lines: listNear(lines, index) }]
        : [];
    });
  });
  return [...random.sample(shifted, 30), ...dedentEntries(base, lines)];
}

/** Checks whether the changed indentation changes the data. */
function isMistake(base: Base, text: string): boolean {
  // Proxy endpoints next to `endpoints` are an older form with the same meaning.
  if (text === base.text || /endpoints:\n {2}\//.test(text)) return false;
  const document = parseDocument(text);
  return (
    document.errors.length > 0 || !isDeepStrictEqual(document.toJSON(), parseDocument(base.text).toJSON())
  );
}

/** A wrong indentation can be reported on the moved line or on the lines before and after it. */
function listNear(lines: readonly string[], index: number): number[] {
  const isContent = (line: string | undefined) => line !== undefined && !/^\s*(#|$)/.test(line);
  let before = index - 1;
  while (before >= 0 && !isContent(lines[before])) before -= 1;
  let after = index + 1;
  while (after < lines.length && !isContent(lines[after])) after += 1;
  return [before + 1, index + 1, after + 1];
}

/** The most frequent mistake: `config:` is aligned with `page` in `- page:catalog:`. */
function dedentEntries(base: Base, lines: readonly string[]): Mutant[] {
  return lines.flatMap((line, index) => {
    const entry = /^( +)- \S+:$/.exec(line);
    const indent = (entry?.[1] ?? '').length;
    if (!entry) return [];
    let end = index + 1;
    while (end < lines.length && (lines[end] ?? '').search(/\S/) > indent + 2) end += 1;
    const body = lines.slice(index + 1, end);
    if (body.length === 0 || (body[0] ?? '').search(/\S/) !== indent + 4) return [];
    const text = [
      ...lines.slice(0, index + 1),
      ...body.map((part) => part.slice(2)),
      ...lines.slice(end),
    ].join('\n');
    return [
      {
        kind,
        base: base.name,
        change: `settings next to their id: ${line.trim()}`,
        text,
        lines: [index + 1, index + 2],
      },
    ];
  });
}
