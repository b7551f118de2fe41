import { inputError, notAllowedError } from '../../http/httpError';

/** Where a redirect goes back to: an address of the app that asked, whatever tricks it is spelled with. */
export function resolveReturnUrl(given: string | undefined, appOrigin: string): string {
  if (given === undefined) throw inputError('No redirectUrl provided in request query parameters');
  if (!URL.canParse(given, appOrigin)) throw inputError('The redirectUrl is no address');
  const url = new URL(given, appOrigin);
  if (url.origin !== appOrigin) {
    throw notAllowedError('The redirectUrl leads away from this portal and is not allowed');
  }
  url.username = '';
  url.password = '';
  url.searchParams.delete('error');
  return url.href;
}
