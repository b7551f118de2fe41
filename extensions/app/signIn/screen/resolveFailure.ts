import { ResponseError } from '#sdk';
import { ProviderNotInstalledError } from '../../session/fetchSession';
import type { SignInMode } from '../enterBy';
import { legacyGuest } from './legacyGuest';
import type { SignInState } from './signInState';

/** What comes after a sign-in that failed. `legacy` is for who chose, before, to be a guest without a token. */
export type AfterFailure = Extract<SignInState, { step: 'asking' | 'failed' }> | { step: 'legacy' };

/**
 * Says what comes after a failure: a guest whom the backend does not know is asked whether to come in without a token. A
 * backend that cannot be reached is tried again where that takes no click; one that refuses is not.
 */
export function resolveFailure(thrown: unknown, provider: string, mode: SignInMode): AfterFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (provider === 'guest') console.warn(`Failed to sign in as a guest, ${error.message}`);
  if (provider === 'guest' && error instanceof ProviderNotInstalledError)
    return legacyGuest.isSet() ? { step: 'legacy' } : { step: 'asking', question: 'fallback' };
  const isRetried = (mode === 'silent' || mode === 'auto' || provider === 'guest') && isPassing(error);
  return { step: 'failed', error, provider, isRetried };
}

/** No answer, or the failure of a server that may come back; a refusal stays one. */
function isPassing(error: Error): boolean {
  const { cause } = error;
  if (error.name.startsWith('Popup')) return false;
  return cause instanceof ResponseError ? cause.status >= 500 || cause.status === 429 : true;
}
