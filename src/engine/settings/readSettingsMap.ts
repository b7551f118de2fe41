import { type ConfigPath, isRecord } from '#diagnostics';

import type { ExtensionAttachTo } from '../definitions/extension';
import type { Fault } from '../problems/problemTexts';
import type { ExtensionSettings } from './extensionSettings';

/**
 * Reports a mistake in an entry.
 *
 * @param id the id of the entry, if known
 * @param keys the keys that lead from the id to the invalid value
 * @param words the words that the message quotes, by default the keys
 */
export type ReportFault = (
  fault: Fault,
  id?: string,
  keys?: readonly string[],
  words?: readonly string[],
) => void;

const parameters = ['attachTo', 'disabled', 'config'];

/** Reads the settings of an entry and reports every mistake. Ignore the result if there is one. */
export function readSettingsMap(
  id: string,
  settings: { [key in string]: unknown },
  path: ConfigPath,
  reportFault: ReportFault,
): ExtensionSettings {
  const { attachTo, disabled, config } = settings;
  for (const key of Object.keys(settings)) {
    if (!parameters.includes(key)) reportFault('parameter', id, [key]);
  }
  const point = attachTo === undefined ? undefined : readAttachTo(id, attachTo, reportFault);
  if (disabled !== undefined && ![true, false, 'true', 'false'].includes(disabled as boolean | string)) {
    reportFault('disabled', id, ['disabled']);
  }
  if (config !== undefined && !isRecord(config)) reportFault('config', id, ['config']);
  return {
    id,
    disabled: disabled === true || disabled === 'true',
    path,
    ...(point ? { attachTo: point } : {}),
    ...(isRecord(config) ? { config } : {}),
  };
}

function readAttachTo(
  id: string,
  attachTo: unknown,
  reportFault: ReportFault,
): ExtensionAttachTo | undefined {
  if (!isRecord(attachTo)) {
    reportFault('attachTo', id, ['attachTo']);
    return undefined;
  }
  for (const key of ['id', 'input']) {
    if (typeof attachTo[key] !== 'string' || attachTo[key] === '') {
      reportFault('point', id, ['attachTo', key]);
    }
  }
  return { id: String(attachTo['id']), input: String(attachTo['input']) };
}
