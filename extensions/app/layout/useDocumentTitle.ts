import { type RefObject, useEffect } from 'react';
import { configApiRef, useApi } from '#sdk';
import { pageNameAttribute } from '#ui';

/**
 * Sets the title of the browser tab: `<page> · <app.title>`. The name comes from the page's `h1`, or from `data-page-name` in its
 * header if that is more or less than the name, so pages don't have to set it, and the title follows when the heading changes. Of
 * several such names, the last counts: a part of a page, such as one task, has its own.
 */
export function useDocumentTitle(body: RefObject<HTMLElement | null>): void {
  const appTitle = useApi(configApiRef).getOptionalString('app.title') ?? 'Trellis';

  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const show = (): void => {
      const named = [...element.querySelectorAll(`[${pageNameAttribute}]`)].at(-1);
      const heading = named ?? element.querySelector('h1');
      const page = heading?.getAttribute(pageNameAttribute) ?? heading?.textContent.trim();
      const title = page ? `${page} · ${appTitle}` : appTitle;
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: [pageNameAttribute],
    });
    return () => observer.disconnect();
  }, [body, appTitle]);
}
