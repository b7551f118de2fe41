import { type ConfigPath, type FixEdit, isRecord, type Problem } from '#diagnostics';

import { extensionsPath } from '../writtenSettings';
import { createFix, placeAt, removeAt, renameKey } from './edits';
import { rankIds } from './fixUnknownId';
import type { FixContext } from './fixContext';

// A space where the colon was forgotten.
const spacedSwitch = /^(\S+)\s+(true|false)$/;

/** An entry without one id: of several keys, with spaces in its id, or of no form at all. */
export function fixEntry(entry: unknown, path: ConfigPath, context: FixContext): Partial<Problem> {
  const { config } = context;
  const removal = { fix: createFix('Remove the entry.', removeAt(config, path)) };
  if (typeof entry === 'string') return fixSpacedText(entry, path, context) ?? removal;
  if (!isRecord(entry)) return removal;
  const [id, ...others] = Object.keys(entry);
  if (id === undefined) return removal;
  if (others.length > 0) return fixSeveralKeys(others, path, context);
  const nearest = findId(id, context);
  return nearest === undefined
    ? removal
    : { fix: createFix(`Rename it to '${nearest}'.`, renameKey(config, [...path, id], nearest)) };
}

function fixSpacedText(entry: string, path: ConfigPath, context: FixContext): Partial<Problem> | undefined {
  const place = placeAt(context.config, path);
  const [, id = '', state = ''] = spacedSwitch.exec(entry) ?? [];
  if (place && context.nodes.has(id)) {
    const edit: FixEdit = { kind: 'text', place, text: `${id}: ${state}` };
    return { fix: createFix('Write a colon after the id.', edit) };
  }
  const nearest = findId(entry, context);
  if (nearest === undefined || !place) return undefined;
  return { fix: createFix(`Rename it to '${nearest}'.`, { kind: 'replace', place, value: nearest }) };
}

/** The keys after the id belong below it, or are ids of other entries whose dash was forgotten. */
function fixSeveralKeys(others: readonly string[], path: ConfigPath, context: FixContext): Partial<Problem> {
  const { config, nodes } = context;
  const [second = ''] = others;
  const where = placeAt(config, [...path, second], 'key');
  if (others.every((key) => nodes.has(key) || /[:/]/.test(key))) {
    const dashes = others.map((key) => createDash([...path, key], context));
    return {
      where,
      hint: "Start every extension with '- '.",
      fix: createFix("Start every extension with '- '.", ...dashes),
    };
  }
  const place = placeAt(config, path);
  return { where, fix: createFix('Indent what belongs to it.', place && { kind: 'nest', place }) };
}

/** Writes the dash of a list item into the indentation of a key. */
function createDash(path: ConfigPath, { config }: FixContext): FixEdit | undefined {
  const key = placeAt(config, path, 'key');
  const list = placeAt(config, extensionsPath);
  if (!key || !list || list.column > key.column - 2) return undefined;
  const { file, line, column } = key;
  const place = { file, line, column: list.column, endLine: line, endColumn: column, path: key.path };
  return { kind: 'text', place, text: '-'.padEnd(column - list.column) };
}

/** The id that was meant by one with spaces in it. */
function findId(written: string, context: FixContext): string | undefined {
  const joined = written.replaceAll(/\s+/g, '');
  return context.nodes.has(joined) ? joined : rankIds(joined, context)[0];
}
