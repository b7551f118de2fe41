const KEY = 'lastActivityAt';

/** When idle users are signed out if nothing else is configured, in minutes. */
export const defaultIdleMinutes = 60;

let remembered: number | undefined;

/** When a tab of this browser was last used. */
export const lastActivity = {
  read(): number | undefined {
    try {
      const kept = Number(localStorage.getItem(KEY) ?? NaN);
      return Number.isNaN(kept) ? remembered : kept;
    } catch {
      return remembered;
    }
  },
  write(time: number): void {
    remembered = time;
    try {
      localStorage.setItem(KEY, `${time}`);
    } catch {
      // Without storage, each tab has its own time.
    }
  },
  /** Resets the time when a user signs in. */
  forget(): void {
    remembered = undefined;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Without storage, there is nothing to remove.
    }
  },
};
