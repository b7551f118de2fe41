/**
 * Lets the first heading name a dialog whose content is another plugin's and has no title of the kind that does so by itself.
 * What comes later counts too. Takes the element of the dialog; gives back the way to stop.
 */
export function nameDialog(dialog: HTMLElement | null): (() => void) | undefined {
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
