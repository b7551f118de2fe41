import type { ConfigData } from '#backend';
import type { ScmAddress, ScmConfig } from '#model';
import type { PlannedRequest } from '../http/createSender';

/** A file or folder of a repository, with the entry of `integrations` that it is read with. */
export interface ScmPlace {
  config: ScmConfig;
  /** The entry, with its credentials. Empty for a public host without an entry. */
  entry: ConfigData;
  /** The path has no slash at its end. */
  address: ScmAddress;
  /** Whether requests have no credentials. */
  isAnonymous: boolean;
}

/** A request whose response is read as text. */
export interface PlannedText<Value> extends PlannedRequest {
  /** Returns `undefined` if the response does not have the documented form. */
  read: (body: string) => Value | undefined;
}

/** The request for a file. */
export interface PlannedFile extends PlannedRequest {
  /** Returns the content of the file from the body. By default, the body is the content. */
  decode?: (body: Uint8Array) => Uint8Array | undefined;
}

/** The request for an archive. */
export interface PlannedArchive extends PlannedRequest {
  format: 'tgz' | 'zip';
  /** How many folders the archive adds in front of its paths. */
  strip: number;
  /** The folder of the repository that the remaining paths start from. The root by default. */
  base?: string;
}

/** A part of the list of all files in a folder. */
export interface ScmListPage {
  /** Paths from the root, with the id of each version. */
  files: Array<{ path: string; id: string }>;
  /** Folders that have to be listed too. */
  folders?: string[];
  /** Where the list continues. */
  next?: string | undefined;
  /** Whether the service has left out files, so that an archive has to be read instead. */
  isIncomplete?: boolean;
}

/**
 * What a service offers. Its functions only plan requests and read responses. The same code sends them for all services, with one
 * guard. Functions that a service cannot offer are missing.
 */
export interface ScmService {
  /** Hosts that requests lead to, besides those of the addresses in the configuration. `*.` stands for subdomains. */
  hosts?: (config: ScmConfig) => string[];
  /** Whether requests need the name of a branch. Other services use the default branch without one. */
  needsRef?: true;
  /** Plans to find the name of the default branch. */
  planDefaultRef?: (place: ScmPlace) => PlannedText<string>;
  planFile: (place: ScmPlace) => PlannedFile;
  /** Plans to find the id of the current commit. */
  planVersion?: (place: ScmPlace) => PlannedText<string>;
  planArchive?: (place: ScmPlace, version: string) => PlannedArchive;
  /** Plans to list the files in a folder. `next` is where an earlier page continues. */
  planList?: (place: ScmPlace, folder: string, next: string | undefined) => PlannedText<ScmListPage>;
  /** Reads from an error response what does not exist, if its status does not say so. */
  findMissing?: (status: number, body: string) => 'file' | 'repository' | undefined;
}
