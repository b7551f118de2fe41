import type { Page } from 'playwright';

/** A text that a person can see, or that a screen reader says. */
export interface ShownText {
  text: string;
  /** Where it stands: the element, and the attribute where it is one. */
  where: string;
}

/** Reads every text of a page that was written for people. Code, and what says of itself that it is not for translation, is left out. */
export function readTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ];
    const passedOver = 'script, style, noscript, code, pre, kbd, samp, time, [translate="no"]';
    const found: ShownText[] = [];
    const describe = (element: Element): string =>
      `${element.parentElement?.tagName.toLowerCase() ?? ''}>${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}`;

    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(passedOver)) continue;
      const isShown = element.checkVisibility({ visibilityProperty: true });
      for (const name of attributes) {
        const text = element.getAttribute(name);
        if (text && (isShown || element.tagName === 'OPTION'))
          found.push({ text, where: `${describe(element)}@${name}` });
      }
      for (const child of element.childNodes) {
        const text = child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '').trim() : '';
        if (text !== '' && (isShown || element.tagName === 'OPTION'))
          found.push({ text, where: describe(element) });
      }
    }
    return [...found, { text: document.title, where: 'title' }];
  });
}
