/** A file that `$include` or `$file` named, read and inside of an allowed folder. */
export interface IncludedFile {
  /** One name per file, whatever path led to it; two includes of one id are the same file. */
  id: string;
  /** What files that it names itself are relative to. */
  location: string;
  /** The name that problems show. */
  file: string;
  text: string;
}

/** Why a file cannot be included, as a full sentence, and what to do about it. */
export interface IncludeRefusal {
  refused: string;
  hint?: string;
  /** Names of files that are there and near to the one that was asked for, nearest first. */
  candidates?: string[];
}

/**
 * Reads the file that `target` names in the file at `from`. Implemented where there are files; it never throws, and it
 * refuses what lies outside of the allowed folders, links followed.
 */
export type ReadInclude = (target: string, from: string) => IncludedFile | IncludeRefusal;
