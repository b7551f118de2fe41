/**
 * Marks the current page in the navigation, opens the sections around it, and scrolls it into view.
 *
 * @param path the path of the page in the site, decoded; empty for the first page
 */
export function markCurrent(navigation: HTMLElement, path: string): void {
  for (const link of navigation.querySelectorAll('.md-nav__link--active, .md-nav__item--active')) {
    link.classList.remove('md-nav__link--active', 'md-nav__item--active');
    link.removeAttribute('aria-current');
  }
  const links = [...navigation.querySelectorAll<HTMLAnchorElement>('a.md-nav__link[data-docs-path]')];
  const current = links.findLast(({ dataset }) => dataset['docsPath'] === path);
  if (!current) return;
  current.classList.add('md-nav__link--active');
  current.setAttribute('aria-current', 'page');
  for (let item = current.closest('li'); item; item = item.parentElement?.closest('li') ?? null) {
    item.classList.add('md-nav__item--active');
    const toggle = item.querySelector<HTMLInputElement>(':scope > input.md-nav__toggle');
    if (toggle) toggle.checked = true;
  }
  scrollWithin(current, navigation.closest<HTMLElement>('.md-sidebar'));
}

/** Scrolls only the sidebar. `scrollIntoView` would scroll the page, too. */
function scrollWithin(element: HTMLElement, scroller: HTMLElement | null): void {
  if (!scroller) return;
  const outer = scroller.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top) scroller.scrollTop += inner.top - outer.top - 40;
  else if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom + 40;
}
