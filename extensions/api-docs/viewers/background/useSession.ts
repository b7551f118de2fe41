import { useEffect, useState } from 'react';
import type { Session } from './session';

/**
 * Opens a session while a component is shown. Undefined before the first effect.
 *
 * @param open must be stable. A different function opens another session
 */
export function useSession<TRequest, TAnswer>(
  open: () => Session<TRequest, TAnswer>,
): Session<TRequest, TAnswer> | undefined {
  const [session, setSession] = useState<Session<TRequest, TAnswer>>();
  useEffect(() => {
    const opened = open();
    setSession(opened);
    return () => {
      opened.close();
      setSession(undefined);
    };
  }, [open]);
  return session;
}
