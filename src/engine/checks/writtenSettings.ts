import { type ConfigPath, type ConfigSource, isRecord } from '#diagnostics';

/** An entry of `app.extensions` as somebody wrote it, well formed or not. */
export interface WrittenSettings {
  /** The id that the entry names. */
  readonly id: string;
  readonly index: number;
  /** Leads to what stands behind the id, or to the id itself when the entry is nothing else. */
  readonly path: ConfigPath;
  /** The full form of the entry; the short ones have none. */
  readonly settings: { readonly [key in string]: unknown } | undefined;
}

/** Where the list of entries stands. */
export const extensionsPath: ConfigPath = ['app', 'extensions'];

/** The list as it was written; empty when there is none. */
export function listEntries({ data }: ConfigSource): readonly unknown[] {
  const app = data['app'];
  const list = isRecord(app) ? app['extensions'] : undefined;
  return Array.isArray(list) ? list : [];
}

/**
 * All entries that name an extension. Also those with a fault in them, which the stages leave out: what else is wrong with
 * them is to be told at the same time.
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

/** Whether an entry is no more than its id, so that its place is that of a value and not of a key. */
export function isPlainId({ path }: WrittenSettings): boolean {
  return typeof path.at(-1) === 'number';
}
