import { copyText } from '#ui/headless';
import { printHeading } from '../reader/frame/printHeading';
import type { ToolContext } from './ToolContext';
import type { Tip } from './createTip';
import { forEachInBatches } from './forEachInBatches';

/** Gives each heading with an id a link to itself. A click also copies the address. */
export function linkHeadings(root: ShadowRoot, { t }: ToolContext, tip: Tip): () => void {
  const headings = root.querySelectorAll<HTMLElement>('.md-content :is(h1, h2, h3, h4, h5, h6)[id]');
  const undo = forEachInBatches(headings, (heading) => {
    const existing = heading.querySelector<HTMLAnchorElement>(':scope > a.headerlink');
    const link = existing ?? document.createElement('a');
    const label = t('heading.link', { title: printHeading(heading) });
    const before = link.getAttribute('aria-label');
    link.ariaLabel = label;
    if (existing) return () => (before === null ? link.removeAttribute('aria-label') : undefined);
    link.className = 'headerlink';
    link.href = `#${encodeURIComponent(heading.id)}`;
    link.title = t('heading.copy');
    heading.append(link);
    return () => link.remove();
  });
  const copy = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.headerlink');
    const hash = link?.getAttribute('href') ?? '';
    if (!link || !hash.startsWith('#')) return;
    void copyText(new URL(hash, location.href).href).then((state) =>
      tip.show(link, t(state === 'copied' ? 'copied' : 'copyFailed')),
    );
  };
  root.addEventListener('click', copy);
  return () => {
    root.removeEventListener('click', copy);
    undo();
  };
}
