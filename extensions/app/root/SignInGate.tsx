import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import {
  type ApiHolder,
  configApiRef,
  identityApiRef,
  type IdentityApi,
  resolveBasePath,
  type SignInPageProps,
  storageApiRef,
  useApi,
  useApiHolder,
} from '#sdk';
import { createGuestIdentity } from '../api/identity/guestIdentity';
import { asRefreshable } from '../api/identity/refreshableIdentity';
import { isIdentityProxy } from '../api/identity/createIdentityProxy';
import { isProtected } from '../session/protected/isProtected';

/** Props of {@link SignInGate}. */
export interface SignInGateProps {
  SignInPage: ComponentType<SignInPageProps> | undefined;
  children: ReactNode;
}

/** Lets the app through once it is known who the user is. Without a sign-in page that is the guest. */
export function SignInGate({ SignInPage, children }: SignInGateProps) {
  const apis = useApiHolder();
  const identityApi = useApi(identityApiRef);
  const signOutTargetUrl = resolveBasePath(useApi(configApiRef)) || '/';
  const [isThrough, setThrough] = useState(false);

  function letThrough(user: IdentityApi): void {
    const target = isProtected() ? keepWithCookie(apis, user) : user;
    if (isIdentityProxy(identityApi)) identityApi.setTarget(target, { signOutTargetUrl });
    // The user's settings are followed on every page, also on those that ask for none.
    apis.get(storageApiRef);
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

/** A portal that only signed-in users are served takes a cookie beside the token, for what browsers load by themselves. */
function keepWithCookie(apis: ApiHolder, user: IdentityApi): IdentityApi {
  const cookie = import('../session/protected').then(({ keepProtected }) => keepProtected(apis));
  return {
    ...asRefreshable(user),
    async signOut() {
      await (await cookie).giveBack();
      await user.signOut();
    },
  };
}
