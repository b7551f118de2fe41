import type { LocatedEntry, LocatedMap, LocatedValue, Span } from '../located/locatedValue';

/** An entry of `app.extensions` in any of its forms. */
export interface ExtensionEntry {
  id: string;
  /** The place of the id. */
  at: Span | undefined;
  /** The value of the entry. `null` if there is none, as in `- page:catalog`. */
  value: LocatedValue | null;
}

/** Reads an entry of `app.extensions`. Returns `undefined` if it has no id or several. */
export function readExtensionEntry(item: LocatedValue): ExtensionEntry | undefined {
  if (item.kind === 'scalar') {
    return typeof item.value === 'string' ? { id: item.value, at: item.at, value: null } : undefined;
  }
  if (item.kind === 'list' || item.entries.size !== 1) return undefined;
  const [[id, entry]] = [...item.entries] as [[string, LocatedEntry]];
  return { id, at: entry.key, value: isNothing(entry.value) ? null : entry.value };
}

function isNothing(value: LocatedValue): boolean {
  return value.kind === 'scalar' && value.value === null;
}

/**
 * Returns an entry as a map of settings. A bare id and `true` mean `disabled: false`, and `false` means `disabled: true`. Returns
 * `undefined` for invalid values, which are reported when the settings are read.
 */
export function readSettings({ value, at }: ExtensionEntry): LocatedMap | undefined {
  if (value?.kind === 'map') return value;
  if (value === null) return setDisabled(false, at);
  if (value.kind === 'scalar' && (value.value === true || value.value === 'true'))
    return setDisabled(false, value.at);
  if (value.kind === 'scalar' && (value.value === false || value.value === 'false'))
    return setDisabled(true, value.at);
  return undefined;
}

function setDisabled(disabled: boolean, at: Span | undefined): LocatedMap {
  return {
    kind: 'map',
    entries: new Map([['disabled', { key: at, value: { kind: 'scalar', value: disabled, at } }]]),
    at,
  };
}
