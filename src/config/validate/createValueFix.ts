import { isInFile, type ConfigPath, type FixEdit, type Place, type ProblemFix } from '#diagnostics';
import { z } from 'zod';
import { findEntry } from '../located/findEntry';
import type {
  LocatedEntry,
  LocatedList,
  LocatedMap,
  LocatedScalar,
  LocatedValue,
  Span,
} from '../located/locatedValue';
import { findUnitTypos } from './findUnitTypos';
import { readMeta } from '../schema/keys';

const maxLines = 500;

/** An invalid value. */
export interface InvalidValue {
  value: LocatedValue;
  /** The place of its key. Absent for list items. */
  key: Span | undefined;
  schema: z.core.$ZodType | undefined;
  /** The most similar valid word. */
  nearest: string | undefined;
  /** Whether no other valid word is nearly as similar. */
  isOnlyCandidate: boolean;
}

/** Creates a fix for an invalid value: a similar word, a unit, quotes, brackets or a URL scheme. */
export function createValueFix(refused: InvalidValue): ProblemFix | undefined {
  const { at } = refused.value;
  if (!at || !isInFile(at)) return undefined;
  // Values from a variable or a file cannot be fixed in the text that refers to them.
  if (refused.value.kind === 'scalar' && refused.value.filledIn) return undefined;
  const place = { ...at, path: '' };
  return renameUnits(refused) ?? replaceWord(refused, place) ?? rewrite(refused, place);
}

function replaceWord(
  { nearest, isOnlyCandidate, schema }: InvalidValue,
  place: Place,
): ProblemFix | undefined {
  if (nearest === undefined) return undefined;
  const isBoolean = schema && readMeta(schema).jsonSchema?.['type'] === 'boolean';
  const edit: FixEdit = { kind: 'replace', place, value: isBoolean ? nearest === 'true' : nearest };
  return {
    title: `Change the value to '${nearest}'.`,
    applicability: isOnlyCandidate ? 'safe' : 'suggestion',
    edits: [edit],
  };
}

function renameUnits({ schema, value }: InvalidValue): ProblemFix | undefined {
  const typos = findUnitTypos(schema, value);
  const [first] = typos;
  if (!first) return undefined;
  return {
    title: `Rename the key to '${first.meant}'.`,
    applicability: typos.every(({ isOnlyCandidate }) => isOnlyCandidate) ? 'safe' : 'suggestion',
    edits: typos.map(({ meant, at }) => ({ kind: 'replace', place: { ...at, path: '' }, value: meant })),
  };
}

/** Changes the form of the value without repeating it in the edits, because it may be a secret. */
function rewrite({ value, key, schema }: InvalidValue, place: Place): ProblemFix | undefined {
  const wanted = (schema && readMeta(schema).wanted) ?? '';
  if (wanted === 'a list' && value.kind === 'map') return convertToItems(value, place);
  if (value.kind === 'list') return removeBrackets(value, schema, place);
  if (value.kind !== 'scalar' || value.value === null || place.line !== place.endLine) return undefined;
  if (typeof value.value !== 'string' && (wanted === 'a string' || wanted === 'a list of strings')) {
    return { title: 'Put the value in quotes.', applicability: 'safe', edits: around(place, "'", "'") };
  }
  if (wanted === 'a map' && typeof value.value === 'string') return separateKey(value.value, place);
  if (wanted === 'a list' && String(value.value).startsWith('-')) return separateDash(value, key, place);
  if (wanted === 'a list') return wrapInList(value, schema, place);
  if (
    wanted.includes('URL') &&
    typeof value.value === 'string' &&
    /^([\w-]*[.:/]|localhost$)/.test(value.value) &&
    /^[\w.-]+(:\d+)?(\/\S*)?$/.test(value.value)
  ) {
    const isLocal = /^(localhost|127\.|\d)/.test(value.value);
    return {
      title: 'Add a scheme to the URL.',
      applicability: 'suggestion',
      edits: [insert(place, isLocal ? 'http://' : 'https://')],
    };
  }
  return undefined;
}

/** Adds the missing space after the dash of the only item of a list. */
function separateDash({ value }: LocatedScalar, key: Span | undefined, place: Place): ProblemFix | undefined {
  const isPlain = place.endColumn === place.column + String(value).length;
  if (!isPlain || !key || key.line === place.line) return undefined;
  return {
    title: 'Add a space after the dash.',
    applicability: 'suggestion',
    edits: [insert({ ...place, column: place.column + 1 }, ' ')],
  };
}

/** Makes a single value the only item of a list. Safe if the list is valid. */
function wrapInList({ value }: LocatedScalar, schema: z.core.$ZodType | undefined, place: Place): ProblemFix {
  const isValid = schema !== undefined && z.safeParse(schema, [value]).success;
  return {
    title: 'Convert the value to a list.',
    applicability: isValid ? 'safe' : 'suggestion',
    edits: around(place, '[', ']'),
  };
}

/** Adds the missing space after a colon. Without it, YAML reads a key and its value as one string. */
function separateKey(text: string, place: Place): ProblemFix | undefined {
  const colon = /^[A-Za-z][\w-]*:(?=[^\s/])/.exec(text)?.[0].length;
  // If the value is longer than its text, it is in quotes.
  if (colon === undefined || place.endColumn !== place.column + text.length) return undefined;
  return {
    title: 'Add a space after the colon.',
    applicability: 'safe',
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
  return { title: 'Remove the brackets.', applicability: 'safe', edits: [before, after] };
}

/** Converts each key of a map to a list item, with its contents. */
function convertToItems(map: LocatedMap, place: Place): ProblemFix | undefined {
  const edits: FixEdit[] = [];
  const keys = [...map.entries.values()].map(({ key }) => key);
  const isBlock = keys[0]?.line === place.line && keys[0].column === place.column;
  if (!isBlock)
    return {
      title: 'Convert the value to a list.',
      applicability: 'suggestion',
      edits: around(place, '[', ']'),
    };
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
  return edits.length > 0
    ? { title: 'Convert each key to a list item.', applicability: 'suggestion', edits }
    : undefined;
}

function around(place: Place, before: string, after: string): FixEdit[] {
  const { endLine = place.line, endColumn = place.column } = place;
  return [insert(place, before), insert({ ...place, line: endLine, column: endColumn }, after)];
}

function insert({ file, line, column }: Place, text: string): FixEdit {
  return { kind: 'text', place: { file, line, column, endLine: line, endColumn: column, path: '' }, text };
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
