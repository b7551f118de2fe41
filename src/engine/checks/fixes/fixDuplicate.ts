import { type ConfigPath, isRecord } from '#diagnostics';

import { extensionsPath, listEntries } from '../writtenSettings';
import { createFix, placeAt, removeAt, writeAt } from './edits';
import type { Fixer } from './fixContext';

/** Two entries of one extension: the second goes, and what it says more than the first moves there. */
export const fixDuplicate: Fixer = (problem, context) => {
  const { config } = context;
  const id = problem.extensionId ?? '';
  const path = context.pathOf(problem);
  const entries = listEntries(config);
  const firstIndex = entries.findIndex(
    (entry) => entry === id || (isRecord(entry) && Object.hasOwn(entry, id)),
  );
  const second = Number(path[2]);
  const removal = removeAt(config, entryPath(second));
  // Where a later file says more of one of them, removing that entry would not make one of the two.
  if (placeAt(config, entryPath(firstIndex))?.file !== problem.where?.file) return undefined;
  const before = readSettings(entries[firstIndex], id);
  const after = { ...before, disabled: false, ...readSettings(entries[second], id) };
  if (firstIndex < 0 || print(before) === print(after))
    return { fix: createFix('Remove this entry.', removal) };
  if (typeof entries[firstIndex] === 'string')
    return { fix: createFix('Remove the first entry.', removeAt(config, entryPath(firstIndex))) };
  const joined = writeAt(config, [...entryPath(firstIndex), id], toShortForm(after));
  return { fix: createFix('Join the two entries in the first one.', joined, removal) };
};

function entryPath(index: number): ConfigPath {
  return [...extensionsPath, index];
}

/** What an entry says in its full form; mentioning an extension enables it. */
function readSettings(entry: unknown, id: string): { [key in string]: unknown } {
  const value = isRecord(entry) ? entry[id] : true;
  if (isRecord(value)) return { disabled: false, ...value };
  return { disabled: value === false || value === 'false' };
}

function toShortForm({ disabled, ...others }: { [key in string]: unknown }): unknown {
  if (Object.keys(others).length === 0) return disabled !== true;
  return disabled === true ? { disabled, ...others } : others;
}

function print(value: { [key in string]: unknown }): string {
  return JSON.stringify(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
