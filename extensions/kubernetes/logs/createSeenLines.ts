import type { LogEntry } from './logEntry';

/** Recognizes lines that were read before. */
export interface SeenLines {
  /** Must be called before the lines of each response. */
  begin: () => void;
  /** Whether a line is new. Remembers it. */
  isNew: (entry: LogEntry) => boolean;
}

/** Creates a filter for the lines of one container, which arrive in the order of their times. */
export function createSeenLines(): SeenLines {
  let last = '';
  /** How many lines have the last time, and how many of them this response had. */
  let [known, passed] = [0, 0];
  return {
    begin: () => void (passed = 0),
    isNew({ time }) {
      if (time === '') return true;
      if (time < last) return false;
      if (time > last) {
        last = time;
        known = passed = 1;
        return true;
      }
      passed += 1;
      if (passed <= known) return false;
      known = passed;
      return true;
    },
  };
}
