import { useNavigate } from 'react-router-dom';
import { resolveSafeHref } from '#ui';

/** Opens a URL from a command: with the router inside the portal, otherwise in a new window. Ignores unsafe URLs. */
export function useOpenHref(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => {
    const safe = resolveSafeHref(href);
    if (safe === undefined) return;
    if (safe.startsWith('/') && !safe.startsWith('//')) void navigate(safe);
    else window.open(safe, '_blank', 'noopener,noreferrer');
  };
}
