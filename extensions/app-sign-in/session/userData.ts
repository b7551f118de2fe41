import { removeCopies } from '#extensions/app-apis';

const USER = 'user';

/** Assigns this tab to the user, and removes data of a former user whose session ended without a sign-out. */
export function claimTab(userEntityRef: string): void {
  try {
    const before = sessionStorage.getItem(USER);
    if (before !== null && before !== userEntityRef) sessionStorage.clear();
    sessionStorage.setItem(USER, userEntityRef);
  } catch {
    // Without storage, there is no data to remove.
  }
}

/** Removes form drafts and all other data in session storage. */
export function removeUserData(): void {
  removeCopies();
  try {
    sessionStorage.clear();
  } catch {
    // Without storage, there is no data to remove.
  }
}
