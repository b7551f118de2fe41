import { type ConfigPath, type ConfigSource, isRecord } from '#diagnostics';

/** An entry of `app.extensions` as written in the file, valid or not. */
export interface WrittenSettings {
  /** The extension id in the entry. */
  readonly id: string;
  readonly index: number;
  /** The path of the value of the id, or of the id itself if the entry is only an id. */
  readonly path: ConfigPath;
  /** The settings of the entry, if its value is a map. */
  readonly settings: { readonly [key in string]: unknown } | undefined;
}

/** The path of the list of entries. */
export const extensionsPath: ConfigPath = ['app', 'extensions'];

/** Returns the entries as written in the file, or an empty list. */
export function listEntries({ data }: ConfigSource): readonly unknown[] {
  const app = data['app'];
  const list = isRecord(app) ? app['extensions'] : undefined;
  return Array.isArray(list) ? list : [];
}

/**
 * Returns all entries with an extension id. Includes invalid entries, which the stages ignore, so that all their problems are
 * reported at once.
 */
export function listWrittenSettings(config: ConfigSource): WrittenSettings[] {
  return listEntries(config).flatMap((entry, index): WrittenSettings[] => {
    const path = [...extensionsPath, index];
    if (typeof entry === 'string') return [{ id: entry, index, path, settings: undefined }];
    const [id] = isRecord(entry) ? Object.keys(entry) : [];
    if (!isRecord(entry) || id === undefined) return [];
    const value = entry[id];
    return [{ id, index, path: [...path, id], settings: isRecord(value) ? value : undefined }];
  });
}

/** Whether an entry is only an id, so that its place is a value and not a key. */
export function isPlainId({ path }: WrittenSettings): boolean {
  return typeof path.at(-1) === 'number';
}
