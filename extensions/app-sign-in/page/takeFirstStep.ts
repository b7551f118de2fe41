import { redirectMark } from '../session/redirectMark';
import { savedProvider } from '../session/savedProvider';
import { signedOutMark } from '../session/signedOutMark';
import type { ProxySettings, SignInSettings } from './signInSettings';

/** A sign-in attempt without a click. */
export interface FirstAttempt {
  provider: string;
  /** `silent` only asks the backend; `auto` opens the provider if the backend has no session. */
  mode: 'silent' | 'auto';
  proxy?: ProxySettings | undefined;
}

/** How sign-in starts. */
export interface FirstStep {
  /** Missing if the user has to choose. */
  attempt?: FirstAttempt | undefined;
  /** The error that a provider redirected back with. */
  error?: string | undefined;
}

/**
 * Resolves how sign-in starts. Removes the result of a redirect from the URL, so that it takes effect once. Call it
 * before the router reads the URL.
 */
export function takeFirstStep(settings: SignInSettings): FirstStep {
  const wasRedirected = redirectMark.isSet();
  const error = takeRedirectError(wasRedirected);
  redirectMark.set(false);
  const isChoice = error !== undefined && savedProvider.read() === undefined;
  return { error, attempt: isChoice ? undefined : resolveAttempt(settings, wasRedirected) };
}

/** The only provider, or the last one. A provider that just redirected back is not opened again, in a loop. */
function resolveAttempt(
  { providers, auto }: SignInSettings,
  wasRedirected: boolean,
): FirstAttempt | undefined {
  if (signedOutMark.isSet()) return undefined;
  const [only, second] = providers;
  if (auto && only !== undefined && second === undefined && only.id !== 'custom')
    return { provider: only.id, mode: wasRedirected ? 'silent' : 'auto', proxy: only.proxy };
  const saved = savedProvider.read();
  const last = providers.find(({ id }) => id === saved && id !== 'custom');
  return last && { provider: last.id, mode: 'silent', proxy: last.proxy };
}

/** If a user is signed in and was not redirected, the parameter belongs to the page. */
function takeRedirectError(wasRedirected: boolean): string | undefined {
  const url = new URL(globalThis.location.href);
  const error = url.searchParams.get('error');
  if (error === null || (savedProvider.read() !== undefined && !wasRedirected)) return undefined;
  url.searchParams.delete('error');
  globalThis.history.replaceState(globalThis.history.state, '', url);
  return error;
}
