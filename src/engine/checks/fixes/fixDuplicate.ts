import { type ConfigPath, isRecord } from '#diagnostics';

import { extensionsPath, listEntries } from '../written/writtenSettings';
import { createFix, placeAt, removeAt, writeAt } from './edits';
import type { Fixer } from './fixContext';

/**
 * Merges two entries of the same extension: moves the settings of the second entry into the first and removes the second.
 */
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
  // If a later file changes one of the entries, removing it in this file does not remove it from the merged list.
  if (placeAt(config, entryPath(firstIndex))?.file !== problem.where?.file) return undefined;
  const before = readSettings(entries[firstIndex], id);
  const after = { ...before, disabled: false, ...readSettings(entries[second], id) };
  if (firstIndex < 0 || print(before) === print(after))
    return { fix: createFix('Remove this entry.', removal) };
  if (typeof entries[firstIndex] === 'string')
    return { fix: createFix('Remove the first entry.', removeAt(config, entryPath(firstIndex))) };
  const joined = writeAt(config, [...entryPath(firstIndex), id], toShortForm(after));
  return { fix: createFix('Merge both entries into the first one.', joined, removal) };
};

function entryPath(index: number): ConfigPath {
  return [...extensionsPath, index];
}

/** Returns the settings of an entry in the full form. An entry without `disabled` enables the extension. */
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
