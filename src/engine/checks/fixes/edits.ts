import {
  type ConfigPath,
  type ConfigSource,
  type FixEdit,
  isInFile,
  isRecord,
  type Place,
  type ProblemFix,
} from '#diagnostics';

/** Returns the value at a path of the configuration, or `undefined`. */
export function readAt(data: unknown, path: ConfigPath): unknown {
  let current = data;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as { [key in string | number]: unknown })[step];
  }
  return current;
}

/** Returns the place of an existing value in a file. Values from the environment have no place. */
export function placeAt(config: ConfigSource, path: ConfigPath, target?: 'key' | 'value'): Place | undefined {
  if (readAt(config.data, path) === undefined) return undefined;
  const place = config.locate(path, target);
  return place && isInFile(place) ? place : undefined;
}

/** Creates a suggestion, or returns `undefined` if an edit is missing or the edits are in different files. */
export function createFix(
  title: string,
  ...edits: ReadonlyArray<FixEdit | undefined>
): ProblemFix | undefined {
  const placed = edits.filter((edit) => edit !== undefined);
  const file = placed[0]?.place.file;
  const isWhole = placed.length === edits.length && placed.every(({ place }) => place.file === file);
  return isWhole && file !== undefined ? { title, applicability: 'suggestion', edits: placed } : undefined;
}

/** Makes a fix safe if it is certain that the author meant the result. */
export function markSafe(fix: ProblemFix | undefined, isCertain = true): ProblemFix | undefined {
  return fix && isCertain ? { ...fix, applicability: 'safe' } : fix;
}

/** Renames the key at the end of a path. */
export function renameKey(config: ConfigSource, path: ConfigPath, key: string): FixEdit | undefined {
  const place = placeAt(config, path, 'key');
  return place && { kind: 'replace', place, value: key };
}

/** Removes a value that is a duplicate, or that another edit of the same fix writes elsewhere. */
export function removeAt(config: ConfigSource, path: ConfigPath): FixEdit | undefined {
  const place = placeAt(config, path, typeof path.at(-1) === 'number' ? 'value' : 'key');
  return place && { kind: 'remove', place };
}

/** Writes a value at a path: replaces a scalar with a scalar, otherwise sets the key in its map. */
export function writeAt(config: ConfigSource, path: ConfigPath, value: unknown): FixEdit | undefined {
  const current = readAt(config.data, path);
  // A null value has the place of its key, so it cannot be replaced.
  if (isPlain(value) && isPlain(current) && current !== null) {
    const place = placeAt(config, path);
    return place && { kind: 'replace', place, value };
  }
  const key = path.at(-1);
  const above = path.slice(0, -1);
  const place = isRecord(readAt(config.data, above)) ? placeAt(config, above) : undefined;
  return place && typeof key === 'string' ? { kind: 'set', place, key, value } : undefined;
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
