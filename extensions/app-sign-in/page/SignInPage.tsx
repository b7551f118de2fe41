import { useEffect, useRef, useState } from 'react';
import { errorApiRef, lazyPart, type SignInPageProps, useApiHolder } from '#sdk';
import { LayoutSkeleton } from '#extensions/app/layout';
import { savedProvider } from '../session/savedProvider';
import { continueSignIn, isGuestNew } from './automaticSignIn';
import type { FirstAttempt, FirstStep } from './takeFirstStep';
import type { SignInSettings } from './signInSettings';

const SignInScreen = lazyPart(
  async () => (await import('./screen/SignInScreen')).SignInScreen,
  () => <LayoutSkeleton />,
);

/** The result of the automatic attempt; empty if there was none. */
export interface FirstOutcome {
  attempt?: FirstAttempt;
  /** Empty if the backend has no session. */
  error?: unknown;
  /** The error that a provider redirected back with. */
  refusal?: string | undefined;
  /** See {@link isGuestNew}. */
  isGuestNew?: boolean;
}

/** Props of {@link SignInPage}. */
export interface StartedSignInPageProps extends SignInPageProps {
  settings: SignInSettings;
  first: FirstStep;
}

/**
 * Signs in automatically if possible and renders nothing meanwhile. Shows the sign-in screen only if the user has to
 * choose.
 */
export function SignInPage(props: StartedSignInPageProps) {
  const { settings, first } = props;
  const { attempt, error: refusal } = first;
  const apis = useApiHolder();
  const [outcome, setOutcome] = useState<FirstOutcome | undefined>(attempt ? undefined : { refusal });
  const given = useRef(props);
  useEffect(() => {
    given.current = props;
  });

  useEffect(() => {
    if (attempt === undefined) return undefined;
    let isCanceled = false;
    continueSignIn(apis, attempt).then(
      (identity) => {
        if (isCanceled) return;
        if (identity === undefined) return setOutcome({ attempt, refusal });
        if (isGuestNew(attempt)) return setOutcome({ attempt, isGuestNew: true });
        // The redirect was for access to another provider, because this user is still signed in.
        if (refusal !== undefined) apis.get(errorApiRef)?.post(new Error(`Login failed, ${refusal}`));
        savedProvider.write(attempt.provider);
        given.current.onSignInSuccess(identity);
      },
      (error: unknown) => !isCanceled && setOutcome({ attempt, error, refusal }),
    );
    return () => {
      isCanceled = true;
    };
  }, [attempt, refusal, apis]);

  if (outcome === undefined) return <LayoutSkeleton />;
  return (
    <SignInScreen
      settings={settings}
      outcome={outcome}
      onSuccess={(identity) => given.current.onSignInSuccess(identity)}
    />
  );
}
