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

/** Removes form drafts, all other data in session storage, and the portal's databases in the browser. */
export function removeUserData(): void {
  removeCopies();
  void removeDatabases().catch(() => undefined);
  try {
    sessionStorage.clear();
  } catch {
    // Without storage, there is no data to remove.
  }
}

async function removeDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases())
    if (name?.startsWith('trellis-')) indexedDB.deleteDatabase(name);
}
