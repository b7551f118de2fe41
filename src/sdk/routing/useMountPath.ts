import { useLocation, useParams } from 'react-router-dom';

/**
 * Gives the path that the current page is mounted at, without a trailing slash: what stands before the part that
 * `path/*` leaves to the page. Tabs and links inside a page start from it, because a relative link in such a page would
 * start from the whole current address.
 */
export function useMountPath(): string {
  const { pathname } = useLocation();
  const rest = useParams()['*'];
  const path = pathname.replace(/\/+$/, '');
  return rest ? pathWithoutRest(path, rest.replace(/\/+$/, '')) : path;
}

/** The rest comes decoded and may contain slashes that were encoded in the path, so the segments are compared from the end. */
function pathWithoutRest(path: string, rest: string): string {
  const segments = path.split('/');
  for (let start = segments.length; start > 0; start--) {
    if (segments.slice(start).map(decodeSegment).join('/') === rest)
      return segments.slice(0, start).join('/');
  }
  return path;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
