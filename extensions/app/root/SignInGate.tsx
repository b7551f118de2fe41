import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isIdentityProxy } from '#extensions/app-apis';
import {
  configApiRef,
  identityApiRef,
  type IdentityApi,
  resolveBasePath,
  type SignInPageProps,
  storageApiRef,
  useApi,
  useApiHolder,
} from '#sdk';

/** Props of {@link SignInGate}. */
export interface SignInGateProps {
  SignInPage: ComponentType<SignInPageProps> | undefined;
  /** Whether `children` contain the app. It is created after sign-in. */
  isWhole: boolean;
  children: ReactNode;
}

/** Renders the app once the user is known. Without a sign-in page, the user is a guest. */
export function SignInGate({ SignInPage, isWhole, children }: SignInGateProps) {
  const apis = useApiHolder();
  const identityApi = useApi(identityApiRef);
  const signOutTargetUrl = resolveBasePath(useApi(configApiRef)) || '/';
  const [isSignedIn, setSignedIn] = useState(false);

  function handleSignIn(user: IdentityApi): void {
    if (isIdentityProxy(identityApi)) identityApi.setTarget(user, { signOutTargetUrl, apis });
    // Syncs the user's settings on every page, even if no component reads them.
    apis.get(storageApiRef);
    setSignedIn(true);
  }

  useEffect(() => {
    // After sign-in, `SignInPage` is removed from the tree. The user is already set then.
    if (SignInPage === undefined && isIdentityProxy(identityApi) && !identityApi.hasTarget())
      identityApi.setGuest({ signOutTargetUrl, apis });
  }, [SignInPage, identityApi, signOutTargetUrl, apis]);

  // The sign-in page stays until the app can replace it.
  if (SignInPage !== undefined && !(isSignedIn && isWhole))
    return <SignInPage onSignInSuccess={handleSignIn} />;
  return <>{children}</>;
}
