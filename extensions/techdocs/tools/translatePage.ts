import type { ToolContext } from './ToolContext';

/** Writes in the language of the portal what the generator writes in English, as do sites of Material for MkDocs without a language. */
export function translatePage(root: ShadowRoot, { t }: ToolContext): () => void {
  const undo: Array<() => void> = [];
  const write = (element: Element | null, text: string): void => {
    if (!element) return;
    const before = [...element.childNodes];
    element.replaceChildren(text);
    undo.push(() => element.replaceChildren(...before));
  };
  const name = (element: Element, attribute: string, text: string): void => {
    const before = element.getAttribute(attribute);
    element.setAttribute(attribute, text);
    undo.push(() =>
      before === null ? element.removeAttribute(attribute) : element.setAttribute(attribute, before),
    );
  };

  for (const [english, text] of [
    ['Previous', t('neighbor.previous')],
    ['Next', t('neighbor.next')],
  ] as const)
    for (const label of root.querySelectorAll('.md-footer__direction'))
      if (label.textContent.trim() === english) write(label, text);
  for (const [selector, text] of [
    ['nav.md-footer__inner[aria-label="Footer"]', t('neighbor.label')],
    ['nav.md-nav--primary[aria-label="Navigation"]', t('navigation.label')],
    ['nav.md-nav--secondary[aria-label="Table of contents"]', t('navigation.contents')],
  ] as const)
    for (const nav of root.querySelectorAll(selector)) name(nav, 'aria-label', text);
  for (const link of root.querySelectorAll('.md-content a.headerlink[title="Permanent link"]'))
    name(link, 'title', t('heading.copy'));
  for (const link of root.querySelectorAll<HTMLElement>('.md-content a.footnote-backref')) {
    const [, number] = /^Jump back to footnote (\d+) in the text$/.exec(link.title) ?? [];
    if (number !== undefined) name(link, 'title', t('footnote.back', { number }));
  }
  for (const item of root.querySelectorAll<HTMLElement>('.md-footer-meta [data-note]')) {
    const text = printNote(item.dataset['note'] ?? '', item.dataset['noteName'] ?? '', t);
    if (text !== undefined) write(item.querySelector('span'), text);
  }
  const failed = root.querySelector('.md-content .admonition[data-note="page"]');
  write(failed?.querySelector(':scope > p:first-child') ?? null, t('built.failed'));
  write(failed?.querySelector(':scope > p:last-child') ?? null, t('built.source'));

  return () => {
    for (const undoOne of undo.toReversed()) undoOne();
  };
}

function printNote(part: string, name: string, t: ToolContext['t']): string | undefined {
  if (part === 'extension') return t('note.extension', { name });
  if (part === 'plugin') return t('note.plugin', { name });
  if (part === 'INHERIT') return t('note.inherit');
  if (part === 'hooks') return t('note.hooks');
  if (part === 'extra_javascript') return t('note.scripts');
  if (part === 'use_directory_urls') return t('note.addresses');
  return undefined;
}
