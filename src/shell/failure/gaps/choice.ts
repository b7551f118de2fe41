const key = 'trellis.start-without-failed';

/** Whether this tab starts the portal without what failed. */
export function isStartWithoutChosen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // A browser that keeps nothing for this page asks anew at each start.
    return false;
  }
}

/** Remembers for this tab whether the portal starts without what failed. */
export function chooseStartWithout(chosen: boolean): void {
  try {
    if (chosen) sessionStorage.setItem(key, 'yes');
    else sessionStorage.removeItem(key);
  } catch {
    // See above: then the choice holds for no more than this start.
  }
}
