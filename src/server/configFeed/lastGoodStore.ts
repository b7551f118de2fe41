import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadConfigOptions, LoadedConfig } from '#config/node';
import { isJsonObject } from '#model';

/** Texts by absolute path or URL. `null` for a file that didn't exist. */
type Texts = NonNullable<LoadConfigOptions['files']>;

/** The stored last valid configuration. */
export interface StoredConfig {
  /** When it was first served (ISO 8601). */
  since: string;
  files: Texts;
}

/** Stores the last valid configuration across restarts. */
export interface LastGoodStore {
  /** Returns the stored configuration, or `undefined` if there is none for the same configuration files. */
  read(): Promise<StoredConfig | undefined>;
  /** Stores the files of this configuration, unless they are stored already. Returns when they were first stored. */
  save(loaded: LoadedConfig, since: string): Promise<string>;
}

export interface LastGoodStoreOptions {
  /** The portal's data folder. */
  folder: string;
  /** The arguments that name the configuration files. */
  args: readonly string[];
  /** The working folder. Paths are stored relative to it, so that an installation can be moved. */
  cwd: string;
}

/**
 * Stores the texts of the files, not values: `\${…}` placeholders are resolved from the environment at each start and
 * not written to disk. Files that `$file` refers to are not stored either, because each contains a secret, is often
 * mounted, and is managed elsewhere. They are read again at the next start.
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

/** The configuration files: those named in arguments, and those with a YAML or JSON extension. */
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

/**
 * Readable by the owner only. Written to another file and then renamed, so that a crash leaves the previous one
 * intact.
 */
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

/** Treats a file that doesn't have the expected shape as absent. */
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
