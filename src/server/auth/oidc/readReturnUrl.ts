import { resolveReturnUrl } from '#protocol';
import { inputError, notAllowedError } from '#backend';

/** Reads the URL to return to after a redirect. Rejects URLs outside the app that started the sign-in. */
export function readReturnUrl(given: string | undefined, appOrigin: string): string {
  if (given === undefined) throw inputError('No redirectUrl provided in request query parameters');
  if (!URL.canParse(given, appOrigin)) throw inputError('The redirectUrl is not a valid URL');
  const url = resolveReturnUrl(given, appOrigin);
  if (url === undefined) throw notAllowedError('The redirectUrl is outside this portal');
  return url;
}
