import { ResponseError } from '#sdk';
import { ProviderNotInstalledError } from '../../session/fetchSession';
import { legacyGuest } from '../../session/legacyGuest';
import type { EnteringMode, SignInState } from './signInState';

/** Signs in with the legacy guest token. */
export const legacy: SignInState = { step: 'entering', provider: 'guest', mode: 'legacy' };

/**
 * Resolves the state after a failure. A guest without a guest provider is asked whether to use the legacy token. If the
 * backend can't be reached, attempts without a click are retried. Rejections are not retried.
 */
export function resolveFailure(thrown: unknown, provider: string, mode: EnteringMode): SignInState {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (provider === 'guest') console.warn(`Failed to sign in as a guest, ${error.message}`);
  if (provider === 'guest' && error instanceof ProviderNotInstalledError)
    return legacyGuest.isSet() ? legacy : { step: 'asking', question: 'fallback' };
  const isRetried = (mode === 'silent' || mode === 'auto' || provider === 'guest') && isPassing(error);
  return { step: 'failed', error, provider, isRetried };
}

/** Whether the backend did not respond or had a server error. Rejections are permanent. */
function isPassing(error: Error): boolean {
  const { cause } = error;
  if (error.name.startsWith('Popup')) return false;
  return cause instanceof ResponseError ? cause.status >= 500 || cause.status === 429 : true;
}
