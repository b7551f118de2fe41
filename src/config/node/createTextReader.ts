import { existsSync } from 'node:fs';
import { fetchConfig } from './fetchConfig';
import { decodeConfig, readConfigFile, type FileText } from './readConfigFile';

/** Texts by absolute path or address; `null` stands for a file that is not there. */
export type FileTexts = ReadonlyMap<string, string | null>;

/** Reads texts, and remembers each that it read. */
export interface TextReader {
  /** Reads a file of this machine. `opened` is where it really is, when links lead there. */
  readFile(location: string, shown: string, opened?: string): FileText;
  readAddress(address: string, shown: string): Promise<FileText>;
  /** Whether a file is there. */
  exists(location: string): boolean;
  /** What was read, by the name that problems show. */
  sources: ReadonlyMap<string, string>;
  /** What was asked for, by absolute path or address. */
  texts: FileTexts;
}

/** The reader of one load. What `given` holds is taken from there instead of the disk or the network. */
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

/** Given texts keep to the same limits as files. */
function readGiven(given: FileTexts, location: string): FileText | undefined {
  const text = given.get(location);
  if (text === undefined) return undefined;
  return text === null ? { unreadable: 'does not exist' } : decodeConfig(Buffer.from(text));
}
