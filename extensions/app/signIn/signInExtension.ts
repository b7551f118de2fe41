import { SignInPageBlueprint } from '#sdk';
import { loadChrome } from '../tree/loadChrome';

/** Signs everyone in as guest. A module for `app` with a sign-in page of its own takes its place. */
export const signInPageExtension = SignInPageBlueprint.make({
  params: { loader: () => loadChrome().then((chrome) => chrome.GuestSignIn) },
});
