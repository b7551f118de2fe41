import { useEffect, useMemo } from 'react';
import type { ReaderMethods, Session } from './session';

/**
 * Opens a session about the shown definition. It is closed when another definition is shown or the component is removed.
 *
 * @param open must be a constant
 */
export function useSession<TReader extends ReaderMethods<TReader>>(
  definition: string,
  open: (definition: string) => Session<TReader>,
): Session<TReader> {
  const session = useMemo(() => open(definition), [definition, open]);
  useEffect(() => () => session.close(), [session]);
  return session;
}
