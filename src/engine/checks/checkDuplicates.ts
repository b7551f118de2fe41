import { createProblem, type Problem } from '#diagnostics';

import type { CheckedApp } from './checkedApp';
import { isPlainId, listWrittenSettings, type WrittenSettings } from './writtenSettings';

/** Entries that name an extension which their own list named before. */
export function checkDuplicates({ config }: Pick<CheckedApp, 'config'>): Problem[] {
  const first = new Map<string, WrittenSettings>();
  return listWrittenSettings(config).flatMap((written): Problem[] => {
    const before = first.get(written.id);
    if (!before) {
      first.set(written.id, written);
      return [];
    }
    const where = config.locate(written.path, isPlainId(written) ? 'value' : 'key');
    const line = config.locate(before.path, isPlainId(before) ? 'value' : 'key')?.line;
    return [
      createProblem('EXTENSION_SETTINGS_DUPLICATE', {
        message: `The list names the extension '${written.id}' a second time. What this entry says wins over what the first one says.`,
        hint:
          line === undefined
            ? 'Write everything about an extension in one entry.'
            : `Write everything in one entry; the first one is on line ${line}.`,
        where,
        extensionId: written.id,
      }),
    ];
  });
}
