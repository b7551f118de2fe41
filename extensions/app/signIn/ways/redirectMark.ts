const KEY = 'signInRedirected';

/** Remembers in this tab that its user was led to a provider. */
export const redirectMark = {
  isSet(): boolean {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      // Without storage nothing tells the way out from the way back, so nobody is led away unasked.
      return true;
    }
  },
  set(isLed: boolean): void {
    try {
      if (isLed) sessionStorage.setItem(KEY, '1');
      else sessionStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
};
