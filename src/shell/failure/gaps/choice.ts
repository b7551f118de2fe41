const key = 'trellis.start-without-failed';

/** Returns whether the user chose in this tab to start the portal without the failed extensions. */
export function isStartWithoutChosen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Without session storage, the user is asked at each start.
    return false;
  }
}

/** Stores in this tab whether to start the portal without the failed extensions. */
export function chooseStartWithout(chosen: boolean): void {
  try {
    if (chosen) sessionStorage.setItem(key, 'yes');
    else sessionStorage.removeItem(key);
  } catch {
    // Without session storage, the choice applies only to this start.
  }
}
