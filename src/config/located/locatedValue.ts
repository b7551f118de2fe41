/** A stretch of a file. Lines and columns count from 1; the end is exclusive. */
export interface Span {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/**
 * A configuration value together with where it stands. Every stage (parse, substitute, merge, validate, filter) takes and
 * returns this tree, so that a value keeps its place through all of them. Values are never changed in place.
 */
export type LocatedValue = LocatedScalar | LocatedList | LocatedMap;

export interface LocatedScalar {
  kind: 'scalar';
  value: string | number | boolean | null;
  at?: Span | undefined;
  /** Whether the value came from a variable or a file instead of standing at its place. */
  filledIn?: boolean;
}

export interface LocatedList {
  kind: 'list';
  items: readonly LocatedValue[];
  at?: Span | undefined;
}

export interface LocatedMap {
  kind: 'map';
  /** A Map, not an object: keys such as `__proto__` are ordinary data here. */
  entries: ReadonlyMap<string, LocatedEntry>;
  at?: Span | undefined;
}

export interface LocatedEntry {
  /** Where the key itself stands. */
  key?: Span | undefined;
  value: LocatedValue;
}

/** A map without entries, where nothing was written. */
export const emptyMap: LocatedMap = { kind: 'map', entries: new Map() };
