import { createProblem, type Place, type Problem } from '#diagnostics';

import type { CheckedApp } from '../written/checkedApp';
import { isPlainId, listWrittenSettings, type WrittenSettings } from '../written/writtenSettings';

/** Reports entries for an extension that has an earlier entry in the same list. */
export function checkDuplicates({ config }: Pick<CheckedApp, 'config'>): Problem[] {
  const seen = new Map<string, WrittenSettings>();
  return listWrittenSettings(config).flatMap((written): Problem[] => {
    const before = seen.get(written.id);
    if (!before) {
      seen.set(written.id, written);
      return [];
    }
    const where = config.locate(written.path, isPlainId(written) ? 'value' : 'key');
    const first = config.locate(before.path, isPlainId(before) ? 'value' : 'key');
    return [
      createProblem('EXTENSION_SETTINGS_DUPLICATE', {
        message: `Duplicate entry for extension '${written.id}'. This entry overrides the first one.`,
        hint: describeFirst(first, where),
        where,
        extensionId: written.id,
      }),
    ];
  });
}

/** Returns a hint with the place of the first entry. The file is included if the entries are in different files. */
function describeFirst(first: Place | undefined, second: Place | undefined): string {
  if (!first) return 'Combine both entries.';
  const file = first.file === second?.file ? '' : ` of ${first.file}`;
  return `Combine both entries. The first one is on line ${first.line}${file}.`;
}
