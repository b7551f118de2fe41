import { type RefObject, useEffect } from 'react';
import { configApiRef, useApi } from '#sdk';

/**
 * Sets the title of the browser tab: `<page> · <app.title>`. The name comes from the page's `h1`, or from its `data-name` if the
 * heading is more than the name, so pages don't have to set it, and the title follows when the heading changes.
 */
export function useDocumentTitle(body: RefObject<HTMLElement | null>): void {
  const appTitle = useApi(configApiRef).getOptionalString('app.title') ?? 'Trellis';

  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const show = (): void => {
      const heading = element.querySelector('h1');
      const page = heading?.dataset['name'] ?? heading?.textContent.trim();
      const title = page ? `${page} · ${appTitle}` : appTitle;
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-name'],
    });
    return () => observer.disconnect();
  }, [body, appTitle]);
}
