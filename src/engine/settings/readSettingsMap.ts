import { type ConfigPath, findCandidates, isRecord } from '#diagnostics';

import type { ExtensionAttachTo } from '../definitions/extension';
import type { ExtensionSettings } from './extensionSettings';

/** A mistake in an entry. */
export interface Fault {
  message: string;
  /** The id of the entry, if known. */
  id?: string;
  /** The keys that lead from the id to the invalid value. */
  keys?: string[];
  target?: 'key' | 'value';
  hint?: string;
  candidates?: string[] | undefined;
}

/** Reports a mistake in an entry. */
export type ReportFault = (fault: Fault) => void;

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
    if (!parameters.includes(key)) reportUnknownKey(id, key, reportFault);
  }
  const point = attachTo === undefined ? undefined : readAttachTo(id, attachTo, reportFault);
  if (disabled !== undefined && ![true, false, 'true', 'false'].includes(disabled as boolean | string)) {
    reportFault({ message: "must be a boolean, 'true', or 'false'", id, keys: ['disabled'] });
  }
  if (config !== undefined && !isRecord(config))
    reportFault({ message: 'must be an object', id, keys: ['config'] });
  return {
    id,
    disabled: disabled === true || disabled === 'true',
    path,
    ...(point ? { attachTo: point } : {}),
    ...(isRecord(config) ? { config } : {}),
  };
}

function reportUnknownKey(id: string, key: string, reportFault: ReportFault): void {
  const candidates = findCandidates(key, parameters);
  reportFault({
    message: "unknown parameter; expected one of 'attachTo', 'disabled', 'config'",
    id,
    keys: [key],
    target: 'key',
    hint: candidates[0]
      ? `Did you mean '${candidates[0]}'?`
      : "Move settings of the extension into 'config'.",
    candidates,
  });
}

function readAttachTo(
  id: string,
  attachTo: unknown,
  reportFault: ReportFault,
): ExtensionAttachTo | undefined {
  if (!isRecord(attachTo)) {
    reportFault({
      message: 'must be an object',
      id,
      keys: ['attachTo'],
      hint: "Write the extension and its input, for example '{ id: app/routes, input: routes }'.",
    });
    return undefined;
  }
  for (const key of ['id', 'input']) {
    if (typeof attachTo[key] !== 'string' || attachTo[key] === '') {
      reportFault({ message: 'must be a non-empty string', id, keys: ['attachTo', key] });
    }
  }
  return { id: String(attachTo['id']), input: String(attachTo['input']) };
}
