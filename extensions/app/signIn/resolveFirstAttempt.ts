import { savedProvider } from '../session/savedProvider';
import { signedOutMark } from '../session/signedOutMark';
import type { ProxySettings, SignInSettings } from './signInSettings';

/** A sign-in that begins without a click. */
export interface FirstAttempt {
  provider: string;
  /** `silent` asks the backend alone; `auto` goes on to the provider when the backend knows nobody. */
  mode: 'silent' | 'auto';
  proxy?: ProxySettings | undefined;
}

/** Says who is tried when the page opens: the provider of last time, or the only one there is. Nobody after a sign-out or an error. */
export function resolveFirstAttempt({ providers, auto }: SignInSettings): FirstAttempt | undefined {
  if (signedOutMark.isSet() || readSignInError() !== undefined) return undefined;
  const saved = savedProvider.read();
  const [only, second] = providers;
  if (auto && only !== undefined && second === undefined && only.id !== 'custom')
    return { provider: only.id, mode: 'auto', proxy: only.proxy };
  const last = providers.find(({ id }) => id === saved && id !== 'custom');
  return last && { provider: last.id, mode: 'silent', proxy: last.proxy };
}

/** What a provider that led back here says went wrong. */
export function readSignInError(): string | undefined {
  return new URLSearchParams(globalThis.location.search).get('error') ?? undefined;
}
