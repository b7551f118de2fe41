import type { ComponentType } from 'react';
import type { ApiHolder, SignInPageProps } from '#sdk';

/** A sign-in page that can begin its work before it is drawn, while the rest of the app is still being loaded. */
export type PreparedSignInPage = ComponentType<SignInPageProps> & {
  prepareSignIn(apis: ApiHolder): void;
};

/** Whether a sign-in page can begin before it is drawn; other plugins' pages need not. */
export function isPreparedSignInPage(
  page: ComponentType<SignInPageProps> | undefined,
): page is PreparedSignInPage {
  return page !== undefined && 'prepareSignIn' in page;
}
