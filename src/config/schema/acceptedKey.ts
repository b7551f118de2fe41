/**
 * A key that other programs read from the same file. Known keys keep their schema. Other keys are accepted with any value, so
 * that such files work unchanged and their secrets stay hidden.
 */
export interface AcceptedKey {
  /** The path: `[]` stands for each item of a list, `*` for any key. Keys that contain dots are quoted. */
  readonly path: string;
  /** The type, for documentation. */
  readonly type: string;
  readonly visibility: 'frontend' | 'backend' | 'secret';
  /** The packages that read it. */
  readonly packages: readonly string[];
}

/** Parses the path of an accepted key. */
export function parseAcceptedPath(path: string): string[] {
  return [...path.matchAll(/'([^']*)'|\[\]|[^.[\]']+/g)].map(([step, quoted]) => quoted ?? step);
}
