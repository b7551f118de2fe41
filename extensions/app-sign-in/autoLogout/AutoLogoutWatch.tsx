import { useEffect, useRef, useState } from 'react';
import { configApiRef, errorApiRef, identityApiRef, useApi } from '#sdk';
import { AutoLogoutPrompt } from './AutoLogoutPrompt';
import { idleMark } from '../session/idleMark';
import { defaultIdleMinutes } from './lastActivity';
import { watchIdleness } from './watchIdleness';

const RETRY_AFTER = 30_000;

/** Watches whether the signed-in user is active. Asks before the time is up, then signs them out. */
export function AutoLogoutWatch() {
  const config = useApi(configApiRef);
  const identity = useApi(identityApiRef);
  const errors = useApi(errorApiRef);
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const watch = useRef<ReturnType<typeof watchIdleness>>(undefined);

  useEffect(() => {
    let isOver = false;
    /** The page is unattended, so a failed sign-out is retried. */
    async function signOutIdleUser(): Promise<void> {
      while (!isOver) {
        idleMark.set(true);
        try {
          return await identity.signOut();
        } catch (error) {
          errors.post(error as Error);
          await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
        }
      }
    }
    const settings = config.getOptionalConfig('auth.autologout');
    const start = (): void => {
      if (isOver) return;
      watch.current = watchIdleness({
        settings: {
          idleTimeoutMinutes: Math.max(
            0.5,
            settings?.getOptionalNumber('idleTimeoutMinutes') ?? defaultIdleMinutes,
          ),
          promptBeforeIdleSeconds: settings?.getOptionalNumber('promptBeforeIdleSeconds') ?? 10,
          logoutIfDisconnected: settings?.getOptionalBoolean('logoutIfDisconnected') ?? true,
        },
        onPrompt: setSecondsLeft,
        onIdle: () => void signOutIdleUser(),
      });
    };
    // The identity resolves after sign-in. Before that, there is no user to sign out.
    identity.getBackstageIdentity().then(start, start);
    return () => {
      isOver = true;
      watch.current?.stop();
    };
  }, [config, identity, errors]);

  if (secondsLeft === undefined) return null;
  return <AutoLogoutPrompt secondsLeft={secondsLeft} onStay={() => watch.current?.stay()} />;
}
