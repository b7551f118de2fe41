import type { ComponentType } from 'react';
import type { ApiHolder, SignInPageProps } from '#sdk';

/** A sign-in page that can start before it is rendered, while the app is still loading. */
export type PreparedSignInPage = ComponentType<SignInPageProps> & {
  prepareSignIn(apis: ApiHolder): void;
};

/** Whether a sign-in page can start before it is rendered. Pages of other plugins may not support this. */
export function isPreparedSignInPage(
  page: ComponentType<SignInPageProps> | undefined,
): page is PreparedSignInPage {
  return page !== undefined && 'prepareSignIn' in page;
}
