import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
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
  // Some pages sign in before they are rendered.
  const [isSignedIn, setSignedIn] = useState(() => isIdentityProxy(identityApi) && identityApi.hasTarget());

  useEffect(() => {
    // After sign-in, `SignInPage` is removed from the tree. The user is already set then.
    if (SignInPage === undefined && isIdentityProxy(identityApi) && !identityApi.hasTarget())
      identityApi.setGuest({ signOutTargetUrl, apis });
  }, [SignInPage, identityApi, signOutTargetUrl, apis]);

  // The sign-in page stays until the app can replace it.
  if (SignInPage !== undefined && !(isSignedIn && isWhole))
    return (
      <SignInPage
        onSignInSuccess={(user) => {
          acceptUser(user, apis);
          setSignedIn(true);
        }}
      />
    );
  return <>{children}</>;
}
