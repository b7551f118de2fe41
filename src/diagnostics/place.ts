/** A path into the merged configuration: keys of maps and indexes of lists, outermost first. */
export type ConfigPath = ReadonlyArray<string | number>;

/** Where a value stands in the YAML. Lines and columns count from 1; `file` is relative to the working folder. */
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
 * Answers where a configuration value (or, with `key`, its key) stands. Where the exact path is absent, the nearest
 * existing parent answers; `undefined` when nothing of it came from a file.
 */
export type Locate = (path: ConfigPath, target?: 'key' | 'value') => Place | undefined;

/** A merged configuration as the engine takes it: plain JSON data and the places it came from. */
export interface ConfigSource {
  data: Readonly<Record<string, unknown>>;
  locate: Locate;
}

/** Prints a configuration path the way people write it: `app.extensions[3].disabled`. */
export function printConfigPath(path: ConfigPath): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? part : `.${part}`;
  }
  return text;
}
