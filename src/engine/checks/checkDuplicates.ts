import { createProblem, type Place, type Problem } from '#diagnostics';

import type { CheckedApp } from './checkedApp';
import { isPlainId, listWrittenSettings, type WrittenSettings } from './writtenSettings';

/** Entries that name an extension which their own list named before. */
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
        message: `The list names the extension '${written.id}' a second time. What this entry says wins over what the first one says.`,
        hint: describeFirst(first, where),
        where,
        extensionId: written.id,
      }),
    ];
  });
}

/** A later file may say more of one of the two, and then they stand in different files. */
function describeFirst(first: Place | undefined, second: Place | undefined): string {
  if (!first) return 'Write everything about an extension in one entry.';
  const file = first.file === second?.file ? '' : ` of ${first.file}`;
  return `Write everything in one entry; the first one is on line ${first.line}${file}.`;
}
