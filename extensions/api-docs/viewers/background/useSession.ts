import { useEffect, useState } from 'react';
import type { Session } from './session';

/**
 * Opens a session while a component is shown.
 *
 * @param open called once
 */
export function useSession<TRequest, TAnswer>(
  open: () => Session<TRequest, TAnswer>,
): Session<TRequest, TAnswer> {
  const [session] = useState(open);
  useEffect(() => () => session.close(), [session]);
  return session;
}
