import { PRODUCT } from '#protocol';

/** Whether the page itself says that it is served to signed-in users alone, whom a cookie lets through. */
export function isProtected(): boolean {
  return document.querySelector(`meta[name="${PRODUCT}-app-mode"][content="protected"]`) !== null;
}
