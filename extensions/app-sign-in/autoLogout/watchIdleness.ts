import { lastActivity } from './lastActivity';

const CHECK_EVERY = 1_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** When to sign out idle users. */
export interface IdlenessSettings {
  idleTimeoutMinutes: number;
  /** How long before the sign-out the user is asked; 0 to not ask. */
  promptBeforeIdleSeconds: number;
  /** Whether time without an open tab counts too. */
  logoutIfDisconnected: boolean;
}

/** Options of {@link watchIdleness}. */
export interface WatchIdlenessOptions {
  settings: IdlenessSettings;
  /** Called with the seconds until sign-out while the user is asked, then with `undefined`. */
  onPrompt: (secondsLeft: number | undefined) => void;
  onIdle: () => void;
}

/** Watches for user activity. While the user is asked, only the answer counts. */
export function watchIdleness({ settings, onPrompt, onIdle }: WatchIdlenessOptions): {
  stop: () => void;
  stay: () => void;
} {
  const timeout = settings.idleTimeoutMinutes * 60_000;
  const promptFrom = timeout - Math.min(settings.promptBeforeIdleSeconds * 1000, timeout);
  const before = lastActivity.read();
  let isAsking = false;
  let isOver = false;
  let noted = 0;

  function note(): void {
    const now = Date.now();
    if (isAsking || isOver || now - noted < CHECK_EVERY) return;
    noted = now;
    lastActivity.write(now);
  }

  /** Compares timestamps instead of counting ticks, because browsers throttle background tabs and machines sleep. */
  function check(): void {
    if (isOver) return;
    const idle = Date.now() - (lastActivity.read() ?? Date.now());
    if (idle >= timeout) return end();
    isAsking = idle >= promptFrom;
    onPrompt(isAsking ? Math.ceil((timeout - idle) / 1000) : undefined);
  }

  function stop(): void {
    isOver = true;
    clearInterval(timer);
    for (const sign of SIGNS) globalThis.removeEventListener(sign, note, true);
  }

  function end(): void {
    stop();
    lastActivity.forget();
    onIdle();
  }

  const timer = setInterval(check, CHECK_EVERY);
  for (const sign of SIGNS) globalThis.addEventListener(sign, note, { capture: true, passive: true });
  const wasAway = before !== undefined && Date.now() - before >= timeout;
  if (wasAway && settings.logoutIfDisconnected) end();
  else note();
  return {
    stop,
    stay() {
      isAsking = false;
      noted = 0;
      note();
      onPrompt(undefined);
    },
  };
}
