import type { ToolContext } from './ToolContext';

/** Writes the time of the last change of a page in the language of the portal. The generator writes it in English. */
export function showChange(root: ShadowRoot, { language, t }: ToolContext): () => void {
  const time = root.querySelector<HTMLTimeElement>('.md-content .md-source-file time[datetime]');
  const date = new Date(time?.dateTime ?? '');
  if (!time || Number.isNaN(date.getTime())) return () => undefined;
  const parent = time.parentElement;
  const before = [...(parent?.childNodes ?? [])];
  const written = time.textContent;
  time.textContent = date.toLocaleDateString(language, { dateStyle: 'long' });
  time.title = date.toLocaleString(language, { dateStyle: 'full', timeStyle: 'short' });
  parent?.replaceChildren(`${t('page.changed')} `, time);
  return () => {
    time.textContent = written;
    time.removeAttribute('title');
    parent?.replaceChildren(...before);
  };
}
