import type { Problem } from '#diagnostics';

/**
 * What the page carries in its element `trellis-config`: the part of the configuration that browsers may see, the places of
 * its values, and the problems that were found before the page was served.
 */
export interface InjectedConfig {
  config: Record<string, unknown>;
  places: InjectedPlaces;
  problems: Problem[];
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
