import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import {
  configApiRef,
  identityApiRef,
  type IdentityApi,
  resolveBasePath,
  type SignInPageProps,
  useApi,
} from '#sdk';
import { createGuestIdentity } from '../api/identity/guestIdentity';
import { isIdentityProxy } from '../api/identity/createIdentityProxy';

/** Props of {@link SignInGate}. */
export interface SignInGateProps {
  SignInPage: ComponentType<SignInPageProps> | undefined;
  children: ReactNode;
}

/** Lets the app through once it is known who the user is. Without a sign-in page that is the guest. */
export function SignInGate({ SignInPage, children }: SignInGateProps) {
  const identityApi = useApi(identityApiRef);
  const signOutTargetUrl = resolveBasePath(useApi(configApiRef)) || '/';
  const [isThrough, setThrough] = useState(false);

  function letThrough(user: IdentityApi): void {
    if (isIdentityProxy(identityApi)) identityApi.setTarget(user, { signOutTargetUrl });
    setThrough(true);
  }

  useEffect(() => {
    // The page is taken out of the tree once someone has signed in; then there is a user already.
    if (SignInPage === undefined && isIdentityProxy(identityApi) && !identityApi.hasTarget())
      identityApi.setTarget(createGuestIdentity(), { signOutTargetUrl });
  }, [SignInPage, identityApi, signOutTargetUrl]);

  if (SignInPage !== undefined && !isThrough) return <SignInPage onSignInSuccess={letThrough} />;
  return <>{children}</>;
}
