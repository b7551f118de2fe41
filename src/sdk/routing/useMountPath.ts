import { useLocation, useParams } from 'react-router-dom';
import { decodeUrlPart } from '#protocol';

/**
 * Returns the path that the current page is mounted at, without a trailing slash. Links inside a page must start with it, because
 * relative links are resolved against the whole current path.
 */
export function useMountPath(): string {
  const { pathname } = useLocation();
  const rest = useParams()['*'];
  const path = pathname.replace(/\/+$/, '');
  return rest ? pathWithoutRest(path, rest.replace(/\/+$/, '')) : path;
}

/** The rest is decoded and can contain slashes that were encoded in the path, so segments are compared from the end. */
function pathWithoutRest(path: string, rest: string): string {
  const segments = path.split('/');
  for (let start = segments.length; start > 0; start--) {
    if (segments.slice(start).map(decodeUrlPart).join('/') === rest)
      return segments.slice(0, start).join('/');
  }
  return path;
}
