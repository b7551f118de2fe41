/** Keeping cookies fresh, for other plugins whose files browsers request with a cookie. Import it only in lazily loaded code. */
export { readExpiry } from './readExpiry';
export { refreshCookie, type RefreshCookieOptions } from './refreshCookie';
