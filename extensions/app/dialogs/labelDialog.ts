/**
 * Labels a dialog with its first heading, for dialogs of plugins that don't use `DialogTitle`. Headings that are
 * rendered later are found too. Returns a function that stops observing.
 */
export function labelDialog(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const put = (): void => {
    const titleId = dialog.getAttribute('aria-labelledby') ?? '';
    if (titleId === '' || dialog.querySelector(`#${CSS.escape(titleId)}`)) return;
    const heading = dialog.querySelector('h1, h2, h3, [role=heading]');
    if (heading) heading.id = titleId;
  };
  put();
  const observer = new MutationObserver(put);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}
