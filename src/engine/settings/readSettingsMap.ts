import { type ConfigPath, findCandidates, isRecord } from '#diagnostics';

import type { ExtensionAttachTo } from '../definitions/extension';
import type { ExtensionSettings } from './extensionSettings';

/** A fault of an entry. */
export interface Complaint {
  message: string;
  /** The id of the entry, once it is known. */
  id?: string;
  /** Leads from the id to the value that is at fault. */
  keys?: string[];
  target?: 'key' | 'value';
  hint?: string;
  candidates?: string[] | undefined;
}

/** Reports a fault of the entry. */
export type Complain = (complaint: Complaint) => void;

const parameters = ['attachTo', 'disabled', 'config'];

/** Reads the full form of an entry. Reports every fault of it; the value counts only when there was none. */
export function readSettingsMap(
  id: string,
  settings: { [key in string]: unknown },
  path: ConfigPath,
  complain: Complain,
): ExtensionSettings {
  const { attachTo, disabled, config } = settings;
  for (const key of Object.keys(settings)) {
    if (!parameters.includes(key)) complainOfKey(id, key, complain);
  }
  const point = attachTo === undefined ? undefined : readAttachTo(id, attachTo, complain);
  if (disabled !== undefined && ![true, false, 'true', 'false'].includes(disabled as boolean | string)) {
    complain({ message: "must be a boolean, 'true', or 'false'", id, keys: ['disabled'] });
  }
  if (config !== undefined && !isRecord(config))
    complain({ message: 'must be an object', id, keys: ['config'] });
  return {
    id,
    disabled: disabled === true || disabled === 'true',
    path,
    ...(point ? { attachTo: point } : {}),
    ...(isRecord(config) ? { config } : {}),
  };
}

function complainOfKey(id: string, key: string, complain: Complain): void {
  const candidates = findCandidates(key, parameters);
  complain({
    message: "unknown parameter; expected one of 'attachTo', 'disabled', 'config'",
    id,
    keys: [key],
    target: 'key',
    hint: candidates[0]
      ? `Did you mean '${candidates[0]}'?`
      : "What the extension itself reads stands below 'config'.",
    candidates: candidates.length > 0 ? candidates : undefined,
  });
}

function readAttachTo(id: string, attachTo: unknown, complain: Complain): ExtensionAttachTo | undefined {
  if (!isRecord(attachTo)) {
    complain({
      message: 'must be an object',
      id,
      keys: ['attachTo'],
      hint: "Name the extension and its input, as in '{ id: app/routes, input: routes }'.",
    });
    return undefined;
  }
  for (const key of ['id', 'input']) {
    if (typeof attachTo[key] !== 'string' || attachTo[key] === '') {
      complain({ message: 'must be a non-empty string', id, keys: ['attachTo', key] });
    }
  }
  return { id: String(attachTo['id']), input: String(attachTo['input']) };
}
