const KEY = 'lastActivityAt';

let remembered: number | undefined;

/** When any tab of this browser was last used. */
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
      // Then each tab counts for itself.
    }
  },
  /** Whoever signs in begins anew. */
  forget(): void {
    remembered = undefined;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
