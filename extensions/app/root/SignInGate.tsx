import { type ComponentType, type ReactNode, useEffect } from 'react';
import { isIdentityProxy } from '#extensions/app-apis';
import {
  configApiRef,
  identityApiRef,
  resolveBasePath,
  type SignInPageProps,
  useApi,
  useApiHolder,
} from '#sdk';
import { acceptUser } from './acceptUser';

/** Props of {@link SignInGate}. */
export interface SignInGateProps {
  /** Missing once the user has signed in. Until then, the app is not created. */
  SignInPage: ComponentType<SignInPageProps> | undefined;
  children: ReactNode;
}

/** Renders the app once the user is known. Without a sign-in page, the user is a guest. */
export function SignInGate({ SignInPage, children }: SignInGateProps) {
  const apis = useApiHolder();
  const identityApi = useApi(identityApiRef);
  const signOutTargetUrl = resolveBasePath(useApi(configApiRef)) || '/';

  useEffect(() => {
    // The user who signed in is already set.
    if (SignInPage === undefined && isIdentityProxy(identityApi) && !identityApi.hasTarget())
      identityApi.setGuest({ signOutTargetUrl, apis });
  }, [SignInPage, identityApi, signOutTargetUrl, apis]);

  if (SignInPage !== undefined) return <SignInPage onSignInSuccess={(user) => acceptUser(user, apis)} />;
  return <>{children}</>;
}
