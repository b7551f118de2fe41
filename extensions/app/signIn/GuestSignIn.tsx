import { lazy, Suspense } from 'react';
import type { SignInPageProps } from '#sdk';
import { LayoutSkeleton } from '../layout/LayoutSkeleton';
import { useGuestSignIn } from './useGuestSignIn';

const SignInScreen = lazy(() =>
  import('./SignInScreen').then((module) => ({ default: module.SignInScreen })),
);

/** Signs in as guest by itself and shows nothing while that goes well. Its screen is for when it does not. */
export function GuestSignIn(props: SignInPageProps) {
  const { state, enter } = useGuestSignIn((user) => props.onSignInSuccess(user));
  if (state.step === 'entering' && state.isFirst) return <LayoutSkeleton />;
  return (
    <Suspense fallback={<LayoutSkeleton />}>
      <SignInScreen state={state} onEnter={enter} />
    </Suspense>
  );
}
