import { useNavigate } from 'react-router-dom';
import { resolveSafeHref } from '#ui';

/** Follows an address from a command: inside the portal by the router, elsewhere in a new window, and never an unsafe one. */
export function useOpenHref(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => {
    const safe = resolveSafeHref(href);
    if (safe === undefined) return;
    if (safe.startsWith('/') && !safe.startsWith('//')) void navigate(safe);
    else window.open(safe, '_blank', 'noopener,noreferrer');
  };
}
