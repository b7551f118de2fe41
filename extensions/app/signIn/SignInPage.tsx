import { lazy, Suspense } from 'react';
import type { SignInPageProps } from '#sdk';
import { LayoutSkeleton } from '../layout/LayoutSkeleton';
import type { SignInSettings } from './signInSettings';
import { useSignIn } from './useSignIn';

const SignInScreen = lazy(() =>
  import('./screen/SignInScreen').then((module) => ({ default: module.SignInScreen })),
);

/** Signs in by itself where it can, and shows nothing while that goes well. Its screen is for when a user must choose. */
export function SignInPage(props: SignInPageProps & { settings: SignInSettings }) {
  const { settings } = props;
  const signIn = useSignIn(settings, (user) => props.onSignInSuccess(user));
  if (signIn.state.step === 'entering' && signIn.state.isFirst) return <LayoutSkeleton />;
  return (
    <Suspense fallback={<LayoutSkeleton />}>
      <SignInScreen signIn={signIn} settings={settings} />
    </Suspense>
  );
}
