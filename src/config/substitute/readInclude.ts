/** An included file, which is in an allowed folder. */
export interface IncludedFile {
  /** Identifies the file. Two paths to the same file have the same id. */
  id: string;
  /** The path that includes in this file are relative to. */
  location: string;
  /** The name in problems. */
  file: string;
  text: string;
}

/** The reason why a file cannot be included, as a sentence, and what to do about it. */
export interface IncludeRefusal {
  refused: string;
  hint?: string;
  /** Names of existing files that are similar to the given one, best match first. */
  candidates?: string[];
}

/**
 * Reads the file `target` that is included in the file at `from`. Never throws. Resolves symbolic links and rejects files outside
 * of the allowed folders.
 */
export type ReadInclude = (target: string, from: string) => IncludedFile | IncludeRefusal;
