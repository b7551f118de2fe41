import type { ComponentType, ReactNode } from 'react';
import { createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { IdentityApi } from '../apis/identityApi';
import { ExtensionBoundary } from '../components/ExtensionBoundary';

/** What a sign-in page is given. */
export interface SignInPageProps {
  /** Ends the sign-in: from now on this identity is the user. */
  onSignInSuccess(identityApi: IdentityApi): void;
  /** What to show once signed in. */
  children?: ReactNode;
}

const componentDataRef = createExtensionDataRef<ComponentType<SignInPageProps>>().with({
  id: 'core.sign-in-page.component',
});

/** Creates the page that a user signs in by. Only modules of the plugin `app` may use it. */
export const SignInPageBlueprint = createExtensionBlueprint({
  kind: 'sign-in-page',
  attachTo: { id: 'app/root', input: 'signInPage' },
  output: [componentDataRef],
  dataRefs: { component: componentDataRef },
  factory: (params: { loader: () => Promise<ComponentType<SignInPageProps>> }, { node }) => [
    componentDataRef(ExtensionBoundary.lazyComponent(node, params.loader)),
  ],
});
