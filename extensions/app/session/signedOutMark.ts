const KEY = 'signedOut';

/** Remembers, in this tab until someone signs in again, that its user left on purpose. */
export const signedOutMark = {
  isSet(): boolean {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
  set(isSignedOut: boolean): void {
    try {
      if (isSignedOut) sessionStorage.setItem(KEY, '1');
      else sessionStorage.removeItem(KEY);
    } catch {
      // Without storage the next visit signs in by itself, as the first one did.
    }
  },
};
