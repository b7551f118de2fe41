import type { MouseEvent } from 'react';
import { useAnalytics } from './useAnalytics';

/** The click handler of a link. */
export type LinkClickHandler = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Returns a click handler for a link. It calls `onClick` and captures a `click` event with the text and the target of the link.
 * The text excludes elements with `data-untracked`, such as a badge or a hint for screen readers.
 * The links of the component kit already use it.
 */
export function useLinkClick(onClick?: LinkClickHandler): LinkClickHandler {
  const analytics = useAnalytics();
  return (event) => {
    onClick?.(event);
    const link = event.currentTarget;
    const subject = link.getAttribute('aria-label') ?? textOfLink(link);
    analytics.captureEvent('click', subject, { attributes: { to: link.getAttribute('href') ?? '' } });
  };
}

function textOfLink(link: HTMLElement): string {
  const copy = link.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('[data-untracked]')) part.remove();
  return copy.textContent.trim();
}
