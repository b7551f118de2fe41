const KEY = 'signInProvider';

/** The provider of the last sign-in, stored in this browser until the user signs out. */
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
      // Without storage, the next visit asks again.
    }
  },
};
