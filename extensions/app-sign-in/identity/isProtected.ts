import { APP_MODE, SIGN_IN_ONLY } from '#protocol';

/**
 * Whether the portal is in protected mode: the server only serves it to users with a session cookie. The page declares
 * this in a meta tag.
 */
export function isProtected(): boolean {
  return document.querySelector(`meta[name="${APP_MODE}"][content="protected"]`) !== null;
}

/** Whether the page contains only the configuration for signing in. */
export function isSignInOnly(): boolean {
  return document.querySelector(`meta[name="${SIGN_IN_ONLY}"]`) !== null;
}
