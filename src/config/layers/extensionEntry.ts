import type { LocatedEntry, LocatedMap, LocatedValue, Span } from '../located/locatedValue';

/** What one entry of `app.extensions` says, whichever of its forms it has. */
export interface ExtensionEntry {
  id: string;
  /** Where the id stands. */
  at: Span | undefined;
  /** What stands behind the id; `null` where nothing does, as in `- page:catalog`. */
  value: LocatedValue | null;
}

/** Reads an entry of `app.extensions`; `undefined` for one that names no id, or more than one. */
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
 * The entry as the map of settings that it stands for: a bare id and `true` say `disabled: false`, `false` says
 * `disabled: true`. `undefined` for a value that is no form of an entry; that is told when the settings are read.
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
