/** The result of a function, and whether the values that it read are unchanged. */
export interface Tracked<T> {
  readonly value: T;
  readonly isCurrent: () => boolean;
}

/** Runs a function and tracks what it reads of the configuration. */
export type TrackReads = <T>(run: () => T) => Tracked<T>;

/** For apps whose configuration does not change at run time. */
export const trackNothing: TrackReads = (run) => ({ value: run(), isCurrent: () => true });
