import type { ConfigPath } from '#diagnostics';

import type { ExtensionAttachTo } from '../definitions/extension';
import { isRecord } from '../isRecord';
import type { ExtensionSettings } from './extensionSettings';

/** Reports a fault of the entry, or of the value that stands at `keys` below its id. */
export type Complain = (message: string, id?: string, keys?: string[]) => void;

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
    if (!parameters.includes(key)) {
      complain(`unknown parameter; expected one of 'attachTo', 'disabled', 'config'`, id, [key]);
    }
  }
  const point = attachTo === undefined ? undefined : readAttachTo(id, attachTo, complain);
  if (disabled !== undefined && ![true, false, 'true', 'false'].includes(disabled as boolean | string)) {
    complain("must be a boolean, 'true', or 'false'", id, ['disabled']);
  }
  if (config !== undefined && !isRecord(config)) complain('must be an object', id, ['config']);
  return {
    id,
    disabled: disabled === true || disabled === 'true',
    path,
    ...(point ? { attachTo: point } : {}),
    ...(isRecord(config) ? { config } : {}),
  };
}

function readAttachTo(id: string, attachTo: unknown, complain: Complain): ExtensionAttachTo | undefined {
  if (!isRecord(attachTo)) {
    complain('must be an object', id, ['attachTo']);
    return undefined;
  }
  for (const key of ['id', 'input']) {
    if (typeof attachTo[key] !== 'string' || attachTo[key] === '') {
      complain('must be a non-empty string', id, ['attachTo', key]);
    }
  }
  return { id: String(attachTo['id']), input: String(attachTo['input']) };
}
