import type { ComponentType, ReactNode } from 'react';
import { createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { IdentityApi } from '../apis/identityApi';
import { ExtensionBoundary } from '../components/ExtensionBoundary';

/** Props of a sign-in page. */
export interface SignInPageProps {
  /** Completes the sign-in with the identity of the user. */
  onSignInSuccess(identityApi: IdentityApi): void;
  /** The content to show after sign-in. */
  children?: ReactNode;
}

const componentDataRef = createExtensionDataRef<ComponentType<SignInPageProps>>().with({
  id: 'core.sign-in-page.component',
});

/** Creates the sign-in page. Only modules of the plugin `app` can use it. */
export const SignInPageBlueprint = createExtensionBlueprint({
  kind: 'sign-in-page',
  attachTo: { id: 'app/root', input: 'signInPage' },
  output: [componentDataRef],
  dataRefs: { component: componentDataRef },
  factory: (params: { loader: () => Promise<ComponentType<SignInPageProps>> }, { node }) => [
    componentDataRef(ExtensionBoundary.lazyComponent(node, params.loader)),
  ],
});
