import type { ToolContext } from './ToolContext';

/** Adds links to the pages before and after this one in the navigation, if the site has none. */
export function addNeighbors(root: ShadowRoot, { path, t }: ToolContext): () => void {
  const content = root.querySelector('.md-content');
  if (!content || root.querySelector('.md-footer__link')) return () => undefined;
  const links = [
    ...root.querySelectorAll<HTMLAnchorElement>('.md-sidebar--primary .md-nav--primary a.md-nav__link[href]'),
  ].filter((link) => !link.closest('.md-nav--secondary'));
  // The link that is marked as the current one can still be that of the page before.
  const isCurrent = ({ dataset }: HTMLElement) => dataset['docsPath'] === path;
  const first = links.findIndex(isCurrent);
  const last = links.findLastIndex(isCurrent);
  const neighbors = [
    createLink(links[first - 1], 'prev', t('neighbor.previous')),
    createLink(last < 0 ? undefined : links[last + 1], 'next', t('neighbor.next')),
  ].filter((link) => link !== undefined);
  if (neighbors.length === 0) return () => undefined;
  const nav = document.createElement('nav');
  nav.className = 'md-footer__inner';
  nav.ariaLabel = t('neighbor.label');
  nav.append(...neighbors);
  (content.querySelector(':scope > .md-footer') ?? content).append(nav);
  return () => nav.remove();
}

function createLink(
  target: HTMLAnchorElement | undefined,
  kind: 'prev' | 'next',
  direction: string,
): HTMLElement | undefined {
  const href = target?.getAttribute('href');
  if (!target || !href) return undefined;
  const link = document.createElement('a');
  link.className = `md-footer__link md-footer__link--${kind}`;
  link.rel = kind;
  link.setAttribute('href', href);
  // The reader finds the page of a link in them.
  Object.assign(link.dataset, target.dataset);
  const title = document.createElement('div');
  title.className = 'md-footer__title';
  const label = document.createElement('span');
  label.className = 'md-footer__direction';
  label.textContent = direction;
  title.append(label, target.textContent.trim());
  link.append(title);
  return link;
}
