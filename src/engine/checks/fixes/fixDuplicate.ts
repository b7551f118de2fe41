import { type ConfigPath, isRecord } from '#diagnostics';

import { extensionsPath, listEntries } from '../written/writtenSettings';
import { createFix, markSafe, placeAt, removeAt } from './edits';
import type { Fixer } from './fixContext';

/** Removes an entry that is an exact duplicate of an earlier one in the same file. */
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
  if (firstIndex < 0 || JSON.stringify(entries[firstIndex]) !== JSON.stringify(entries[second]))
    return undefined;
  return { fix: markSafe(createFix('Remove this entry.', removal)) };
};

function entryPath(index: number): ConfigPath {
  return [...extensionsPath, index];
}
