import type { Page } from 'playwright';

/** A text that is visible or read by a screen reader. */
export interface ShownText {
  text: string;
  /** The element, and the attribute if the text is one. */
  where: string;
}

/**
 * Reads all texts of a page, except code and elements with `translate="no"`.
 *
 * @param inShadow also reads shadow roots, whose texts are documentation
 */
export function readTexts(page: Page, inShadow = false): Promise<ShownText[]> {
  return page.evaluate((isDeep) => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ];
    const skipped = 'script, style, noscript, code, pre, kbd, samp, time, [translate="no"]';
    const found: ShownText[] = [];
    const describe = (element: Element): string =>
      `${element.parentElement?.tagName.toLowerCase() ?? ''}>${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}`;

    const listElements = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        isDeep && element.shadowRoot ? [element, ...listElements(element.shadowRoot)] : [element],
      );
    for (const element of listElements(document.body)) {
      if (element.closest(skipped)) continue;
      const isShown = element.checkVisibility({ visibilityProperty: true });
      for (const name of attributes) {
        const text = element.getAttribute(name);
        if (text && (isShown || element.tagName === 'OPTION'))
          found.push({ text, where: `${describe(element)}@${name}` });
      }
      // A text in which the browser may break lines consists of several nodes.
      const isBreakable = element.querySelector(':scope > wbr') !== null;
      for (const child of isBreakable ? [element] : element.childNodes) {
        const isText = isBreakable || child.nodeType === Node.TEXT_NODE;
        const text = isText ? (child.textContent ?? '').trim() : '';
        if (text !== '' && (isShown || element.tagName === 'OPTION'))
          found.push({ text, where: describe(element) });
      }
    }
    return [...found, { text: document.title, where: 'title' }];
  }, inShadow);
}
