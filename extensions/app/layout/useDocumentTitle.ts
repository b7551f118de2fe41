import { type RefObject, useEffect } from 'react';
import { configApiRef, useApi } from '#sdk';
import { pageNameAttribute } from '#ui';

/**
 * Sets the title of the browser tab: `<page> · <app.title>`. The name comes from the page's `h1`, or from `data-page-name` in its
 * header if that is more or less than the name, so pages don't have to set it, and the title follows when the heading changes.
 */
export function useDocumentTitle(body: RefObject<HTMLElement | null>): void {
  const appTitle = useApi(configApiRef).getOptionalString('app.title') ?? 'Trellis';

  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const show = (): void => {
      const heading = element.querySelector(`[${pageNameAttribute}], h1`);
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
