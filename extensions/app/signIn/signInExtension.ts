import { createElement } from 'react';
import { type ApiHolder, discoveryApiRef, SignInPageBlueprint, type SignInPageProps } from '#sdk';
import { openGuestSession } from '../session/openGuestSession';
import { loadChrome } from '../tree/loadChrome';
import type { PreparedSignInPage } from './preparedSignIn';

function prepareSignIn(apis: ApiHolder): void {
  const discovery = apis.get(discoveryApiRef);
  if (discovery) openGuestSession(discovery).prepare();
}

/** Signs everyone in as guest. A module for `app` with a sign-in page of its own takes its place. */
export const signInPageExtension = SignInPageBlueprint.makeWithOverrides({
  factory(originalFactory) {
    const made = originalFactory({ loader: () => loadChrome().then((chrome) => chrome.GuestSignIn) });
    const Page = made.get(SignInPageBlueprint.dataRefs.component);
    const component: PreparedSignInPage = Object.assign(
      (props: SignInPageProps) => createElement(Page, props),
      { prepareSignIn },
    );
    return [SignInPageBlueprint.dataRefs.component(component)];
  },
});
