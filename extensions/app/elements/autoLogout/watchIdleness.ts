import { lastActivity } from './lastActivity';

const CHECK_EVERY = 1_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** When idle users are signed out. */
export interface IdlenessSettings {
  idleTimeoutMinutes: number;
  /** How long before that they are asked; 0 asks nobody. */
  promptBeforeIdleSeconds: number;
  /** Whether a time without an open tab counts too. */
  logoutIfDisconnected: boolean;
}

/** What {@link watchIdleness} works with. */
export interface WatchIdlenessOptions {
  settings: IdlenessSettings;
  /** Seconds until the sign-out while the user is being asked, else nothing. */
  onPrompt: (secondsLeft: number | undefined) => void;
  onIdle: () => void;
}

/** Watches for signs of the user. While they are being asked, only the answer counts as one. */
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

  /** Time is told by the clock: a tab that the browser slows down, or a machine that slept, counts right all the same. */
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
