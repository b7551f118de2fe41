import { useLocation } from 'react-router-dom';
import { normalizeViewUrl } from '../url/viewUrl';

/** Returns the address of the current page within the portal, as a view stores it. */
export function useViewUrl(): string {
  const { pathname, search, hash } = useLocation();
  return normalizeViewUrl(`${pathname}${search}${hash}`);
}
