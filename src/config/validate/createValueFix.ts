import {
  isInFile,
  printConfigPath,
  type ConfigPath,
  type FixEdit,
  type Place,
  type ProblemFix,
} from '#diagnostics';
import { z } from 'zod';
import { findEntry } from '../located/findEntry';
import type { LocatedEntry, LocatedList, LocatedMap, LocatedValue, Span } from '../located/locatedValue';
import { readDefault } from '../schema/descend';
import { findUnitTypos } from './findUnitTypos';
import { readDef, readMeta } from '../schema/keys';

const maxLines = 500;
const maxRemovedLines = 8;

/** An invalid value. */
export interface InvalidValue {
  path: ConfigPath;
  value: LocatedValue;
  /** The place of its key. Absent for list items. */
  key: Span | undefined;
  schema: z.core.$ZodType | undefined;
  /** The most similar valid word. */
  nearest: string | undefined;
}

/** Creates a fix for an invalid value: a similar word, quotes, brackets, a URL scheme, the default, or removal. */
export function createValueFix(refused: InvalidValue): ProblemFix | undefined {
  const { at } = refused.value;
  if (!at || !isInFile(at)) return undefined;
  // Values from a variable or a file cannot be fixed in the text that refers to them.
  if (refused.value.kind === 'scalar' && refused.value.filledIn) return undefined;
  const place = { ...at, path: '' };
  return (
    renameUnits(refused) ?? replaceWord(refused, place) ?? rewrite(refused, place) ?? remove(refused, place)
  );
}

function replaceWord({ nearest, schema }: InvalidValue, place: Place): ProblemFix | undefined {
  if (nearest === undefined) return undefined;
  const isBoolean = schema && readMeta(schema).jsonSchema?.['type'] === 'boolean';
  const edit: FixEdit = { kind: 'replace', place, value: isBoolean ? nearest === 'true' : nearest };
  return { title: `Change the value to '${nearest}'.`, edits: [edit] };
}

function renameUnits({ schema, value }: InvalidValue): ProblemFix | undefined {
  const typos = findUnitTypos(schema, value);
  const [first] = typos;
  if (!first) return undefined;
  return {
    title: `Rename the key to '${first.meant}'.`,
    edits: typos.map(({ meant, at }) => ({ kind: 'replace', place: { ...at, path: '' }, value: meant })),
  };
}

/** Changes the form of the value without repeating it in the edits, because it may be a secret. */
function rewrite({ value, schema }: InvalidValue, place: Place): ProblemFix | undefined {
  const wanted = (schema && readMeta(schema).wanted) ?? '';
  if (wanted === 'a list' && value.kind === 'map') return convertToItems(value, place);
  if (value.kind === 'list') return removeBrackets(value, schema, place);
  if (value.kind !== 'scalar' || value.value === null || place.line !== place.endLine) return undefined;
  if (typeof value.value !== 'string' && (wanted === 'a string' || wanted === 'a list of strings')) {
    return { title: 'Put the value in quotes.', edits: around(place, "'", "'") };
  }
  if (wanted === 'a map' && typeof value.value === 'string') return separateKey(value.value, place);
  if (wanted === 'a list') return { title: 'Convert the value to a list.', edits: around(place, '[', ']') };
  if (
    wanted.includes('URL') &&
    typeof value.value === 'string' &&
    /^[\w.-]+(:\d+)?(\/\S*)?$/.test(value.value)
  ) {
    const isLocal = /^(localhost|127\.|\d)/.test(value.value);
    return {
      title: 'Add a scheme to the URL.',
      edits: [insert(place, isLocal ? 'http://' : 'https://')],
    };
  }
  return undefined;
}

/** Adds the missing space after a colon. Without it, YAML reads a key and its value as one string. */
function separateKey(text: string, place: Place): ProblemFix | undefined {
  const colon = /^[A-Za-z][\w-]*:(?=[^\s/])/.exec(text)?.[0].length;
  // If the value is longer than its text, it is in quotes.
  if (colon === undefined || place.endColumn !== place.column + text.length) return undefined;
  return {
    title: 'Add a space after the colon.',
    edits: [insert({ ...place, column: place.column + colon }, ' ')],
  };
}

/** Removes the brackets around a single value. */
function removeBrackets(
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
  return { title: 'Remove the brackets.', edits: [before, after] };
}

/** Converts each key of a map to a list item, with its contents. */
function convertToItems(map: LocatedMap, place: Place): ProblemFix | undefined {
  const edits: FixEdit[] = [];
  const keys = [...map.entries.values()].map(({ key }) => key);
  const isBlock = keys[0]?.line === place.line && keys[0].column === place.column;
  if (!isBlock) return { title: 'Convert the value to a list.', edits: around(place, '[', ']') };
  for (const [index, key] of keys.entries()) {
    const last =
      keys[index + 1]?.line ?? (map.at?.endColumn === 1 ? map.at.endLine : (map.at?.endLine ?? 0) + 1);
    // In flow style, several keys can share a line.
    if (!key || key.file !== map.at?.file || last <= key.line || last - key.line > maxLines) return undefined;
    const { file, column } = key;
    edits.push(insert({ file, line: key.line, column, path: '' }, '- '));
    for (let line = key.line + 1; line < last; line += 1)
      edits.push(insert({ file, line, column: 1, path: '' }, '  '));
  }
  return edits.length > 0 ? { title: 'Convert each key to a list item.', edits } : undefined;
}

function around(place: Place, before: string, after: string): FixEdit[] {
  const { endLine = place.line, endColumn = place.column } = place;
  return [insert(place, before), insert({ ...place, line: endLine, column: endColumn }, after)];
}

function insert({ file, line, column }: Place, text: string): FixEdit {
  return { kind: 'text', place: { file, line, column, endLine: line, endColumn: column, path: '' }, text };
}

/** Removes the value if there is no better fix, or replaces it with the default. Required keys are not removed. */
function remove({ key, schema, path, value }: InvalidValue, place: Place): ProblemFix | undefined {
  const fallback = schema && readDefault(schema);
  const isScalar =
    typeof fallback === 'string' || typeof fallback === 'number' || typeof fallback === 'boolean';
  if (isScalar && place.line === place.endLine) {
    const title = `Change the value to the default, '${fallback}'.`;
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
  // Large values are not removed, because the user probably wants them in another form.
  const isLong = (place.endLine ?? place.line) - place.line > maxRemovedLines;
  if (isNeeded || isLong) return undefined;
  const name = printConfigPath(path.slice(-1));
  return { title: `Remove '${name}'.`, edits: [{ kind: 'remove', place: { ...key, path: '' } }] };
}

/** Finds the value at a path, with the place of its key. */
export function findLocated(
  root: LocatedMap,
  path: ConfigPath,
): { value: LocatedValue; key: Span | undefined } | undefined {
  let found: LocatedEntry | undefined = { value: root };
  for (const step of path) found = found && findEntry(found.value, step);
  return found && { key: undefined, ...found };
}
