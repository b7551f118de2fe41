import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type SignInPageProps, useApiHolder } from '#sdk';
import { LayoutSkeleton } from '../layout/LayoutSkeleton';
import { savedProvider } from '../session/savedProvider';
import { enterBy } from './enterBy';
import { type FirstAttempt, resolveFirstAttempt } from './resolveFirstAttempt';
import type { SignInSettings } from './signInSettings';

const SignInScreen = lazy(() =>
  import('./screen/SignInScreen').then((module) => ({ default: module.SignInScreen })),
);

/** How the attempt ended that needs no click; nothing when there was none. */
export interface FirstOutcome {
  attempt?: FirstAttempt;
  /** Without one, the backend knows nobody. */
  error?: unknown;
}

/** Signs in by itself where it can, and shows nothing while that goes well. Its screen is for when a user must choose. */
export function SignInPage(props: SignInPageProps & { settings: SignInSettings }) {
  const { settings } = props;
  const apis = useApiHolder();
  const [attempt] = useState(() => resolveFirstAttempt(settings));
  const [outcome, setOutcome] = useState<FirstOutcome | undefined>(attempt ? undefined : {});
  const given = useRef(props);
  useEffect(() => {
    given.current = props;
  });

  useEffect(() => {
    if (attempt === undefined) return undefined;
    let left = false;
    enterBy.enter(apis, attempt.provider, attempt.mode, attempt.proxy).then(
      (identity) => {
        if (left) return;
        if (identity === undefined) return setOutcome({ attempt });
        savedProvider.write(attempt.provider);
        given.current.onSignInSuccess(identity);
      },
      (error: unknown) => !left && setOutcome({ attempt, error }),
    );
    return () => {
      left = true;
    };
  }, [attempt, apis]);

  if (outcome === undefined) return <LayoutSkeleton />;
  return (
    <Suspense fallback={<LayoutSkeleton />}>
      <SignInScreen
        settings={settings}
        outcome={outcome}
        onSuccess={(identity) => given.current.onSignInSuccess(identity)}
      />
    </Suspense>
  );
}
