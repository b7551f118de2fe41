import { inputError, notAllowedError } from '../../http/httpError';
import type { OriginPolicy } from '../originPolicy';

/** Where a redirect goes back to: an address of the app, whatever tricks it is spelled with. */
export function resolveReturnUrl(given: string | undefined, origins: OriginPolicy): string {
  if (given === undefined) throw inputError('No redirectUrl provided in request query parameters');
  if (!URL.canParse(given, origins.appOrigin)) throw inputError('The redirectUrl is no address');
  const url = new URL(given, origins.appOrigin);
  if (!/^https?:$/.test(url.protocol) || !origins.isAllowed(url.origin)) {
    throw notAllowedError('The redirectUrl leads away from this portal and is not allowed');
  }
  url.username = '';
  url.password = '';
  url.searchParams.delete('error');
  return url.href;
}
