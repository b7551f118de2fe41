const KEY = 'signInProvider';

/** The provider that the user signed in by last, kept in this browser until they sign out. */
export const savedProvider = {
  read(): string | undefined {
    try {
      return localStorage.getItem(KEY) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(provider: string | undefined): void {
    try {
      if (provider === undefined) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, provider);
    } catch {
      // Without storage the next visit asks again.
    }
  },
};
