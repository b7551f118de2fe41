import { printConfigPath, type ConfigPath, type FixEdit, type Place, type ProblemFix } from '#diagnostics';
import { z } from 'zod';
import type { LocatedList, LocatedMap, LocatedValue, Span } from '../located/locatedValue';
import { readDefault } from './descend';
import { findUnitSlips } from './findUnitSlips';
import { readDef, readMeta } from './keys';

const mostLines = 500;
const mostRemovedLines = 8;

/** A value that its schema refused. */
export interface RefusedValue {
  path: ConfigPath;
  value: LocatedValue;
  /** Where its key stands; nothing for an item of a list. */
  key: Span | undefined;
  schema: z.core.$ZodType | undefined;
  /** The nearest of the words that are allowed. */
  nearest: string | undefined;
}

/** A change that mends a refused value: the nearest word, quotes, brackets, a scheme, or to leave the default its way. */
export function createValueFix(refused: RefusedValue): ProblemFix | undefined {
  const { at } = refused.value;
  if (!at || at.file.startsWith('environment:')) return undefined;
  // What a variable or a file says is not mended in the text that refers to it.
  if (refused.value.kind === 'scalar' && refused.value.filledIn) return undefined;
  const place = { ...at, path: '' };
  return (
    renameUnits(refused) ?? replaceWord(refused, place) ?? rewrite(refused, place) ?? remove(refused, place)
  );
}

function replaceWord({ nearest, schema }: RefusedValue, place: Place): ProblemFix | undefined {
  if (nearest === undefined) return undefined;
  const isBoolean = schema && readMeta(schema).jsonSchema?.['type'] === 'boolean';
  const edit: FixEdit = { kind: 'replace', place, value: isBoolean ? nearest === 'true' : nearest };
  return { title: `Write '${nearest}'.`, edits: [edit] };
}

function renameUnits({ schema, value }: RefusedValue): ProblemFix | undefined {
  const slips = findUnitSlips(schema, value);
  const [first] = slips;
  if (!first) return undefined;
  return {
    title: `Rename the key to '${first.meant}'.`,
    edits: slips.map(({ meant, at }) => ({ kind: 'replace', place: { ...at, path: '' }, value: meant })),
  };
}

/** Keeps the value and writes it in the form that is wanted, without repeating it: it may be a secret. */
function rewrite({ value, schema }: RefusedValue, place: Place): ProblemFix | undefined {
  const wanted = (schema && readMeta(schema).wanted) ?? '';
  if (wanted === 'a list' && value.kind === 'map') return makeItems(value, place);
  if (value.kind === 'list') return takeItem(value, schema, place);
  if (value.kind !== 'scalar' || value.value === null || place.line !== place.endLine) return undefined;
  if (typeof value.value !== 'string' && (wanted === 'text' || wanted === 'a list of texts')) {
    return { title: 'Put the value in quotes.', edits: around(place, "'", "'") };
  }
  if (wanted === 'a map' && typeof value.value === 'string') return separateKey(value.value, place);
  if (wanted === 'a list') return { title: 'Make it a list of one.', edits: around(place, '[', ']') };
  if (
    wanted.includes('URL') &&
    typeof value.value === 'string' &&
    /^[\w.-]+(:\d+)?(\/\S*)?$/.test(value.value)
  ) {
    const isLocal = /^(localhost|127\.|\d)/.test(value.value);
    return {
      title: 'Begin the address with its scheme.',
      edits: [insert(place, isLocal ? 'http://' : 'https://')],
    };
  }
  return undefined;
}

/** Without the space behind the colon, YAML takes a key and its value for one text. */
function separateKey(text: string, place: Place): ProblemFix | undefined {
  const colon = /^[A-Za-z][\w-]*:(?=[^\s/])/.exec(text)?.[0].length;
  // What is longer than it reads stands in quotes.
  if (colon === undefined || place.endColumn !== place.column + text.length) return undefined;
  return {
    title: 'Put a space after the colon.',
    edits: [insert({ ...place, column: place.column + colon }, ' ')],
  };
}

/** Takes the brackets away from the one value between them. */
function takeItem(
  { items, at }: LocatedList,
  schema: z.core.$ZodType | undefined,
  place: Place,
): ProblemFix | undefined {
  const [item] = items;
  if (items.length !== 1 || item?.kind !== 'scalar' || !item.at || item.at.file !== at?.file)
    return undefined;
  if (at.line !== at.endLine || item.filledIn) return undefined;
  if (!schema || !z.safeParse(schema, item.value).success) return undefined;
  const before: FixEdit = {
    kind: 'text',
    place: { ...place, endLine: item.at.line, endColumn: item.at.column },
    text: '',
  };
  const after: FixEdit = {
    kind: 'text',
    place: { ...place, line: item.at.endLine, column: item.at.endColumn },
    text: '',
  };
  return { title: 'Take the brackets away.', edits: [before, after] };
}

/** Makes each key of a map an item of a list, with what stands below it. */
function makeItems(map: LocatedMap, place: Place): ProblemFix | undefined {
  const edits: FixEdit[] = [];
  const keys = [...map.entries.values()].map(({ key }) => key);
  const isBlock = keys[0]?.line === place.line && keys[0].column === place.column;
  if (!isBlock) return { title: 'Make it a list of one.', edits: around(place, '[', ']') };
  for (const [index, key] of keys.entries()) {
    const last =
      keys[index + 1]?.line ?? (map.at?.endColumn === 1 ? map.at.endLine : (map.at?.endLine ?? 0) + 1);
    // Between braces several keys share a line.
    if (!key || key.file !== map.at?.file || last <= key.line || last - key.line > mostLines)
      return undefined;
    const { file, column } = key;
    edits.push(insert({ file, line: key.line, column, path: '' }, '- '));
    for (let line = key.line + 1; line < last; line += 1)
      edits.push(insert({ file, line, column: 1, path: '' }, '  '));
  }
  return edits.length > 0 ? { title: 'Make each key an item of a list.', edits } : undefined;
}

function around(place: Place, before: string, after: string): FixEdit[] {
  const { endLine = place.line, endColumn = place.column } = place;
  return [insert(place, before), insert({ ...place, line: endLine, column: endColumn }, after)];
}

function insert({ file, line, column }: Place, text: string): FixEdit {
  return { kind: 'text', place: { file, line, column, endLine: line, endColumn: column, path: '' }, text };
}

/** Where nothing else is known the value goes; a default counts then, if there is one. A key that has to be there stays. */
function remove({ key, schema, path, value }: RefusedValue, place: Place): ProblemFix | undefined {
  const fallback = schema && readDefault(schema);
  const isScalar =
    typeof fallback === 'string' || typeof fallback === 'number' || typeof fallback === 'boolean';
  if (isScalar && place.line === place.endLine) {
    const title = `Write the default, '${fallback}'.`;
    if (value.kind === 'scalar') return { title, edits: [{ kind: 'replace', place, value: fallback }] };
    return {
      title,
      edits: [
        { kind: 'text', place, text: typeof fallback === 'string' ? `'${fallback}'` : String(fallback) },
      ],
    };
  }
  if (!key) return { title: 'Remove the item.', edits: [{ kind: 'remove', place }] };
  const isNeeded = schema && !['optional', 'default'].includes(readDef(schema).type);
  // Whoever wrote much wants it in another form, not gone.
  const isLong = (place.endLine ?? place.line) - place.line > mostRemovedLines;
  if (isNeeded || isLong) return undefined;
  const name = printConfigPath(path.slice(-1));
  return { title: `Remove '${name}'.`, edits: [{ kind: 'remove', place: { ...key, path: '' } }] };
}

/** The value at a path, with the place of its key. */
export function findLocated(
  root: LocatedMap,
  path: ConfigPath,
): { value: LocatedValue; key: Span | undefined } | undefined {
  let found: { value: LocatedValue; key: Span | undefined } = { value: root, key: undefined };
  for (const step of path) {
    const { value } = found;
    const entry = value.kind === 'map' ? value.entries.get(String(step)) : undefined;
    const item = value.kind === 'list' ? value.items[Number(step)] : undefined;
    if (entry) found = { value: entry.value, key: entry.key };
    else if (item) found = { value: item, key: undefined };
    else return undefined;
  }
  return found;
}
