import { useEffect, useState } from 'react';
import type { Session } from './session';

/** An answer, or that it is awaited or failed. While a new one is awaited, the previous one is still shown. */
export interface AnswerState<TAnswer> {
  answer?: TAnswer;
  error?: Error;
}

/**
 * Asks a session, again whenever the request changes. Answers to earlier requests are dropped.
 *
 * @param request compared by identity. Undefined asks nothing
 */
export function useAnswer<TRequest, TAnswer>(
  session: Session<TRequest, TAnswer>,
  request: TRequest | undefined,
): AnswerState<TAnswer> {
  const [state, setState] = useState<AnswerState<TAnswer> & { session?: typeof session }>({});
  useEffect(() => {
    if (request === undefined) return undefined;
    let isWanted = true;
    session.ask(request).then(
      (answer) => isWanted && setState({ session, answer }),
      (error: unknown) =>
        isWanted && setState({ session, error: error instanceof Error ? error : new Error('') }),
    );
    return () => {
      isWanted = false;
    };
  }, [session, request]);
  return state.session === session && request !== undefined ? state : {};
}
