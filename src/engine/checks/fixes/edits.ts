import {
  type ConfigPath,
  type ConfigSource,
  type FixEdit,
  isRecord,
  type Place,
  type ProblemFix,
} from '#diagnostics';

import { extensionsPath } from '../writtenSettings';

/** The value at a path of the configuration; `undefined` where there is none. */
export function readAt(data: unknown, path: ConfigPath): unknown {
  let current = data;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as { [key in string | number]: unknown })[step];
  }
  return current;
}

/** Where a value that exists stands in a file. What comes from the environment stands in none. */
export function placeAt(config: ConfigSource, path: ConfigPath, target?: 'key' | 'value'): Place | undefined {
  if (readAt(config.data, path) === undefined) return undefined;
  const place = config.locate(path, target);
  return place?.file.startsWith('environment:') ? undefined : place;
}

/** A fix of one or several edits; none when one of them has no place, or they stand in different files. */
export function createFix(
  title: string,
  ...edits: ReadonlyArray<FixEdit | undefined>
): ProblemFix | undefined {
  const placed = edits.filter((edit) => edit !== undefined);
  const file = placed[0]?.place.file;
  const isWhole = placed.length === edits.length && placed.every(({ place }) => place.file === file);
  return isWhole && file !== undefined ? { title, edits: placed } : undefined;
}

/** Gives the key at the end of a path another name. */
export function renameKey(config: ConfigSource, path: ConfigPath, key: string): FixEdit | undefined {
  const place = placeAt(config, path, 'key');
  return place && { kind: 'replace', place, value: key };
}

/** Takes a value away, and with it the maps and lists that would be left empty; an extension stays mentioned. */
export function removeAt(config: ConfigSource, path: ConfigPath): FixEdit | undefined {
  const emptied = findEmptied(config, path);
  const place = placeAt(config, emptied, typeof emptied.at(-1) === 'number' ? 'value' : 'key');
  return place && { kind: 'remove', place };
}

// Of an entry, attachTo, disabled and config may go, and the id stays.
const entryDepth = extensionsPath.length + 3;

function findEmptied({ data }: ConfigSource, path: ConfigPath): ConfigPath {
  const isOfEntry = extensionsPath.every((step, index) => path[index] === step);
  let target = path;
  while (isOfEntry && target.length > entryDepth) {
    const above = readAt(data, target.slice(0, -1));
    const size = Array.isArray(above) ? above.length : isRecord(above) ? Object.keys(above).length : 0;
    if (size !== 1) break;
    target = target.slice(0, -1);
  }
  return target;
}

/** Writes another value at a path, in place where both are plain, else as a key of the map around it. */
export function writeAt(config: ConfigSource, path: ConfigPath, value: unknown): FixEdit | undefined {
  const current = readAt(config.data, path);
  // An absent value stands where its key does, so it cannot be written over.
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
