import type { Problem } from '#diagnostics';

/**
 * What the page carries in its element `trellis-config`: the part of the configuration that browsers may see, the places of
 * its values, and the problems that were found before the page was served.
 */
export interface InjectedConfig {
  config: Record<string, unknown>;
  places: InjectedPlaces;
  problems: Problem[];
  /** Whether the server has grown the tree from this configuration: `problems` then holds all of the report. */
  checked?: boolean;
  /** Where to hear of changes; absent where nobody follows the files. */
  live?: LiveConfig;
}

/** How a page follows the configuration after it was loaded. */
export interface LiveConfig {
  /** Identifies the configuration that the page carries. */
  version: string;
  /** Path of the event stream, from the root of the backend. */
  events: string;
  /** When the configuration was last good (ISO 8601), where a stored one is served because the files hold errors. */
  lastGood?: string;
}

/**
 * Places in few bytes: one run of numbers along the values of `config`, each value before its children, in the order in which
 * JSON lists them. Per value its own place and, in a map, the place of its key before it. A place is `0` for none, or
 * `1 + index into files, line, column, end line, end column`.
 */
export interface InjectedPlaces {
  files: string[];
  spans: number[];
}

/** The id of the element that carries an InjectedConfig as JSON. */
export const injectedConfigId = 'trellis-config';
