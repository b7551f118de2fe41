import { createTokens } from '#ui';

/** Shows the icon of the browser tab in the accent color, like the logo in the navigation. Other icons are not changed. */
export function setIconColor(...theme: Parameters<typeof createTokens>): void {
  const { fill, onFill } = createTokens(...theme).accent;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][href^="data:image/svg+xml,"]');
  if (!icon) return;
  icon.href = icon.href
    .replace(/stroke='%23\w+'/, `stroke='${encodeURIComponent(onFill)}'`)
    .replace(/fill='%23\w+'/, `fill='${encodeURIComponent(fill)}'`);
}
