import { lazy, Suspense } from 'react';
import { Progress, type SignInPageProps } from '#sdk';
import { useGuestSignIn } from './useGuestSignIn';

const SignInScreen = lazy(() =>
  import('./SignInScreen').then((module) => ({ default: module.SignInScreen })),
);

/** Signs in as guest by itself and shows nothing while that goes well. Its screen is for when it does not. */
export function GuestSignIn(props: SignInPageProps) {
  const { state, enter } = useGuestSignIn((user) => props.onSignInSuccess(user));
  if (state.step === 'entering' && state.isFirst) return <Progress />;
  return (
    <Suspense fallback={<Progress />}>
      <SignInScreen state={state} onEnter={enter} />
    </Suspense>
  );
}
