/** What a function gave, and whether it would still read what it read. */
export interface Tracked<T> {
  readonly value: T;
  readonly isCurrent: () => boolean;
}

/** Runs a function and remembers what it reads of the configuration. */
export type TrackReads = <T>(run: () => T) => Tracked<T>;

/** For an app whose configuration never changes while it runs. */
export const trackNothing: TrackReads = (run) => ({ value: run(), isCurrent: () => true });
