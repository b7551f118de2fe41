import { existsSync } from 'node:fs';
import { fetchConfig } from './fetchConfig';
import { decodeConfig, readConfigFile, type FileText } from './readConfigFile';

/** Texts by absolute path or URL. `null` means that the file does not exist. */
export type FileTexts = ReadonlyMap<string, string | null>;

/** Reads texts and remembers them. */
export interface TextReader {
  /** Reads a local file. `opened` is its path after resolving symbolic links. */
  readFile(location: string, shown: string, opened?: string): FileText;
  readAddress(address: string, shown: string): Promise<FileText>;
  /** Whether a file exists. */
  exists(location: string): boolean;
  /** The texts by file name, as printed in problems. */
  sources: ReadonlyMap<string, string>;
  /** The texts by absolute path or URL, including files that do not exist. */
  texts: FileTexts;
}

/** Creates the reader of one load. Texts in `given` are used instead of the disk and the network. */
export function createTextReader(given: FileTexts = new Map()): TextReader {
  const sources = new Map<string, string>();
  const texts = new Map<string, string | null>();

  function remember(location: string, shown: string, read: FileText): FileText {
    if ('text' in read) sources.set(shown, read.text);
    if (!('invalid' in read)) texts.set(location, 'text' in read ? read.text : null);
    return read;
  }

  return {
    readFile: (location, shown, opened = location) =>
      remember(location, shown, readGiven(given, location) ?? readConfigFile(opened)),
    readAddress: async (address, shown) =>
      remember(address, shown, readGiven(given, address) ?? (await fetchConfig(address))),
    exists: (location) => {
      const there = given.has(location) ? given.get(location) !== null : existsSync(location);
      if (!there) texts.set(location, null);
      return there;
    },
    sources,
    texts,
  };
}

/** Reads a given text, with the same limits as for files. */
function readGiven(given: FileTexts, location: string): FileText | undefined {
  const text = given.get(location);
  if (text === undefined) return undefined;
  return text === null ? { unreadable: 'does not exist' } : decodeConfig(Buffer.from(text));
}
