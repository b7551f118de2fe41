import type { MouseEvent } from 'react';
import { useAnalytics } from './useAnalytics';

/** What a link does when it is clicked. */
export type LinkClickHandler = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Gives the click handler of a link: it runs the link's own handler and captures a `click` event with the text of the link and
 * where it leads to. The kit's links use it, so extensions need not.
 */
export function useLinkClick(onClick?: LinkClickHandler): LinkClickHandler {
  const analytics = useAnalytics();
  return (event) => {
    onClick?.(event);
    const link = event.currentTarget;
    const subject = link.getAttribute('aria-label') ?? link.textContent?.trim() ?? '';
    analytics.captureEvent('click', subject, { attributes: { to: link.getAttribute('href') ?? '' } });
  };
}
