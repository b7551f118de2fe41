import { useEffect, useRef, useState } from 'react';
import { configApiRef, errorApiRef, identityApiRef, useApi } from '#sdk';
import { AutoLogoutPrompt } from './AutoLogoutPrompt';
import { watchIdleness } from './watchIdleness';

/** Watches whether the signed-in user is still there, asks before the time is up, and signs them out when it is. */
export function AutoLogoutWatch() {
  const config = useApi(configApiRef);
  const identity = useApi(identityApiRef);
  const errors = useApi(errorApiRef);
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const watch = useRef<ReturnType<typeof watchIdleness>>(undefined);

  useEffect(() => {
    let isOver = false;
    const settings = config.getOptionalConfig('auth.autologout');
    const start = (): void => {
      if (isOver) return;
      watch.current = watchIdleness({
        settings: {
          idleTimeoutMinutes: Math.max(0.5, settings?.getOptionalNumber('idleTimeoutMinutes') ?? 60),
          promptBeforeIdleSeconds: settings?.getOptionalNumber('promptBeforeIdleSeconds') ?? 10,
          logoutIfDisconnected: settings?.getOptionalBoolean('logoutIfDisconnected') ?? true,
        },
        onPrompt: setSecondsLeft,
        onIdle: () => void identity.signOut().catch((error: Error) => errors.post(error)),
      });
    };
    // Before anyone has signed in there is nobody to sign out; the identity answers once there is.
    identity.getBackstageIdentity().then(start, start);
    return () => {
      isOver = true;
      watch.current?.stop();
    };
  }, [config, identity, errors]);

  if (secondsLeft === undefined) return null;
  return <AutoLogoutPrompt secondsLeft={secondsLeft} onStay={() => watch.current?.stay()} />;
}
