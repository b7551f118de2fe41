import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadConfigOptions, LoadedConfig } from '#config/node';
import { isJsonObject } from '#model';

/** Texts by absolute path or address; `null` for a file that was not there. */
type Texts = NonNullable<LoadConfigOptions['files']>;

/** The configuration that was last good, as it was stored. */
export interface StoredConfig {
  /** Since when it was served (ISO 8601). */
  since: string;
  files: Texts;
}

/** Keeps the configuration that was last good over a restart. */
export interface LastGoodStore {
  /** The stored configuration; `undefined` when none was stored, or of other files than are asked for now. */
  read(): Promise<StoredConfig | undefined>;
  /** Stores the files of this configuration, unless they are stored already. Gives since when they are. */
  save(loaded: LoadedConfig, since: string): Promise<string>;
}

export interface LastGoodStoreOptions {
  /** Folder of the portal's data. */
  folder: string;
  /** The arguments that name the configuration files. */
  args: readonly string[];
  /** The working folder: paths are stored relative to it, so that an installation can be moved. */
  cwd: string;
}

/**
 * Stores texts as they stand in the files, never values: what `\${…}` stands for comes from the environment at each start, and
 * is not written down. Files that `$file` names are not copied either. They are there to hold one secret each, often mounted
 * and changed by others; a copy would outlive the secret. They are read from their own place again.
 */
export function createLastGoodStore({ folder, args, cwd }: LastGoodStoreOptions): LastGoodStore {
  const file = path.join(folder, 'last-good-config.json');

  async function read(): Promise<StoredConfig | undefined> {
    const stored = parseStored(await readText(file));
    if (!stored || JSON.stringify(stored.args) !== JSON.stringify(args)) return undefined;
    const files = Object.entries(stored.files).map(([name, text]) => [toLocation(name, cwd), text] as const);
    return { since: stored.since, files: new Map(files) };
  }

  return {
    read,
    async save(loaded, since) {
      const files = listTexts(loaded, args, cwd);
      const stored = await read();
      if (stored && isSame(stored.files, files)) return stored.since;
      const named = [...files].map(([location, text]) => [toName(location, cwd), text]);
      const text = JSON.stringify({ since, args, files: Object.fromEntries(named) }, undefined, 2);
      await mkdir(folder, { recursive: true });
      await writeAtomically(file, `${text}\n`);
      return since;
    },
  };
}

/** Configuration files proper: those named, and those whose name says that they hold YAML or JSON. */
function listTexts({ texts }: LoadedConfig, args: readonly string[], cwd: string): Texts {
  const named = new Set(args.map((argument) => toLocation(argument, cwd)));
  return new Map(
    [...texts].filter(([location]) => named.has(location) || /\.(?:ya?ml|json)$/i.test(location)),
  );
}

function isSame(left: Texts, right: Texts): boolean {
  return left.size === right.size && [...left].every(([location, text]) => right.get(location) === text);
}

const isAddress = (location: string): boolean => /^https?:\/\//i.test(location);

function toName(location: string, cwd: string): string {
  return isAddress(location) ? location : path.relative(cwd, location);
}

function toLocation(name: string, cwd: string): string {
  return isAddress(name) ? name : path.resolve(cwd, name);
}

/** For its owner only, and complete or not at all: a crash while writing leaves what was there. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, text, { mode: 0o600, flag: 'wx', flush: true });
  await chmod(unfinished, 0o600);
  await rename(unfinished, file);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}

/** A file that is not as this program wrote it is none. */
function parseStored(text: string) {
  const stored = parseJson(text);
  if (!isJsonObject(stored)) return undefined;
  const { since, args, files } = stored;
  if (typeof since !== 'string' || !Array.isArray(args) || !isJsonObject(files)) return undefined;
  const texts = Object.entries(files).filter(
    (entry): entry is [string, string | null] => typeof entry[1] === 'string' || entry[1] === null,
  );
  return { since, args, files: Object.fromEntries(texts) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
