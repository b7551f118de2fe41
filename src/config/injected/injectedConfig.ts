import type { Problem } from '#diagnostics';

/**
 * The content of the element `trellis-config` in the page: the part of the configuration that is visible in browsers, the places
 * of its values, and the problems found before the page was served.
 */
export interface InjectedConfig {
  config: Record<string, unknown>;
  places: InjectedPlaces;
  problems: Problem[];
  /** Whether the server has built the extension tree. If so, `problems` contains the complete report. */
  checked?: boolean;
  /** How to subscribe to changes. Absent if the files are not watched. */
  live?: LiveConfig;
}

/** How a page follows changes of the configuration after it was loaded. */
export interface LiveConfig {
  /** Identifies the configuration in the page. */
  version: string;
  /** Path of the event stream, below the path of the app on the server that delivered the page. */
  events: string;
  /** The time of the stored configuration (ISO 8601), if it is served because the files have errors. */
  lastGood?: string;
}

/**
 * A compact encoding of places: a list of numbers for the values of `config`, each value before its children, in the order of
 * its JSON. Each value has its own place. In a map, the place of the key comes first. A place is `0` for none, or
 * `1 + index into files, line, column, end line, end column`.
 */
export interface InjectedPlaces {
  files: string[];
  spans: number[];
}

/** The id of the element that contains an InjectedConfig as JSON. */
export const injectedConfigId = 'trellis-config';
