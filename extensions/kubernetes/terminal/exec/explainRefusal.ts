import * as z from 'zod/mini';
import { findConnectionError } from '#sdk';
import { parseJson } from './parseJson';

/** Why a shell could not be started. The message is the one of the cluster or of the portal. */
export interface ShellFailure {
  reason:
    | 'signedOut'
    | 'notPermitted'
    | 'forbidden'
    | 'missing'
    | 'unreachable'
    | 'offline'
    | 'blocked'
    | 'noShell'
    | 'other';
  message: string;
}

/** Errors of the portal have an `error`; those of a cluster are `Status` objects. */
const answerSchema = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.object({ message: z.optional(z.string()) })),
});

/**
 * Explains why a WebSocket was refused. Browsers do not say, so the same request is sent again without the wish to switch protocols,
 * which runs nothing.
 *
 * @param probe sends the request
 */
export async function explainRefusal(probe: () => Promise<Response>): Promise<ShellFailure> {
  try {
    const response = await probe();
    return readAnswer(response.status, await response.text());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { reason: 'unreachable', message };
    return { reason: findConnectionError(error) ? 'offline' : 'other', message };
  }
}

/** Explains the answer to the request for a shell. */
export function readAnswer(status: number, text: string): ShellFailure {
  const parsed = answerSchema.safeParse(parseJson(text));
  const { message: said, error } = parsed.success ? parsed.data : {};
  const isPortal = error !== undefined;
  const message = error?.message ?? said ?? `HTTP ${status}`;
  const failure = (reason: ShellFailure['reason']): ShellFailure => ({ reason, message });
  if (status === 401) return failure(isPortal ? 'signedOut' : 'forbidden');
  if (status === 403) return failure(isPortal ? 'notPermitted' : 'forbidden');
  if (status === 404) return failure('missing');
  // This is what a cluster answers if it would have run the command.
  if (status === 400 && /upgrade/i.test(message)) return failure('blocked');
  if (status === 400 && /container/i.test(message)) return failure('missing');
  if (isPortal && status >= 500) return failure('unreachable');
  return failure('other');
}
