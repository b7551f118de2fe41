import type { ComponentType, ReactNode } from 'react';
import { type ApiHolder, createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { IdentityApi } from '../apis/identityApi';
import { ExtensionBoundary } from '../components/ExtensionBoundary';

/** Props of a sign-in page. */
export interface SignInPageProps {
  /** Completes the sign-in with the identity of the user. */
  onSignInSuccess(identityApi: IdentityApi): void;
  /** The content to show after sign-in. */
  children?: ReactNode;
}

/** The sign-in page of the portal, which can sign in before it is rendered. Pages of plugins are rendered first. */
export type EarlySignInPage = ComponentType<SignInPageProps> & {
  /**
   * Starts to sign in, if that is possible without a click. Resolves to a function that makes the user the user of the app. Without one,
   * the page has to be rendered, and continues with what was started. Never rejects.
   */
  startSignIn(apis: ApiHolder): Promise<(() => void) | undefined>;
};

/** Whether a sign-in page can sign in before it is rendered. */
export function isEarlySignInPage(page: unknown): page is EarlySignInPage {
  return typeof page === 'function' && 'startSignIn' in page;
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
