import { type ConfigPath, isRecord, type ProblemFix } from '#diagnostics';

import { createFix, placeAt, removeAt, renameKey, writeAt } from './edits';
import type { FixContext } from './fixContext';
import { readSwitch } from './readSwitch';

/**
 * Returns the smallest fix for one unknown key next to attachTo, disabled and config: `enabled` becomes its opposite
 * `disabled`, and a setting of the extension moves below config. Comments and formatting around it are kept.
 */
export function fixStray(
  key: string,
  settings: { readonly [key in string]: unknown },
  path: ConfigPath,
  { config, nodes }: FixContext,
): ProblemFix | undefined {
  const strayPath = [...path, key];
  const value = settings[key];
  const state = readSwitch(value);
  if (/^enabled?$/i.test(key) && state !== undefined && !Object.hasOwn(settings, 'disabled')) {
    const edits = [renameKey(config, strayPath, 'disabled'), writeAt(config, strayPath, !state)];
    return createFix(`Replace '${key}' with 'disabled: ${String(!state)}'.`, ...edits);
  }
  const schema = nodes.get(String(path.at(-1)))?.spec.extension.configSchema ?? {};
  if (!Object.hasOwn(schema, key) || typeof value === 'object') return undefined;
  const title = `Move '${key}' into 'config'.`;
  const written = settings['config'];
  if (isRecord(written) && Object.keys(written).length > 0)
    return createFix(title, writeAt(config, [...path, 'config', key], value), removeAt(config, strayPath));
  const others = Object.keys(settings).filter((name) => !['attachTo', 'disabled'].includes(name));
  return others.length === 1 ? createFix(title, openConfig(strayPath, config)) : undefined;
}

/** Inserts `config:` before a key and indents the key, if the key starts a line. */
function openConfig(path: ConfigPath, config: FixContext['config']): Parameters<typeof createFix>[1] {
  const place = placeAt(config, path, 'key');
  const above = placeAt(config, path.slice(0, -1), 'key');
  if (!place || !above || place.line === above.line) return undefined;
  const { file, line, column } = place;
  const start = { file, line, column, endLine: line, endColumn: column, path: place.path };
  return { kind: 'text', place: start, text: `config:\n${' '.repeat(column + 1)}` };
}
