import type { Place } from '#diagnostics';

/** Prints a place the way editors and terminals understand it: `file:line:column`. */
export function printPlace(place: Place): string {
  return `${place.file}:${place.line}:${place.column}`;
}
