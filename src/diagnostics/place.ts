/** A path into the merged configuration: keys of maps and indexes of lists, outermost first. */
export type ConfigPath = ReadonlyArray<string | number>;

/** A position in a YAML file. Lines and columns count from 1; `file` is relative to the working directory. */
export interface Place {
  file: string;
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
  /** The configuration path, printed as `app.extensions[3].page:catalog.config.path`. */
  path: string;
}

/**
 * Returns the place of a configuration value or, with `key`, of its key. If the path does not exist, returns the place of the
 * nearest existing parent; `undefined` if no part of the path comes from a file.
 */
export type Locate = (path: ConfigPath, target?: 'key' | 'value') => Place | undefined;

/** Whether a place is in a file, where a fix can change it. Values from the environment have no such place. */
export function isInFile({ file }: Pick<Place, 'file'>): boolean {
  return !file.startsWith('environment:');
}

/** Compares places by file, line and column, for sorting. A missing place comes last. */
export function comparePlaces(left: Place | undefined, right: Place | undefined): number {
  if (!left || !right) return Number(!left) - Number(!right);
  if (left.file !== right.file) return left.file < right.file ? -1 : 1;
  return left.line - right.line || left.column - right.column;
}

/** A merged configuration: plain JSON data and the place of each value. */
export interface ConfigSource {
  data: Readonly<Record<string, unknown>>;
  locate: Locate;
}

/** Prints a configuration path, such as `app.extensions[3].disabled`. */
export function printConfigPath(path: ConfigPath): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? part : `.${part}`;
  }
  return text;
}
