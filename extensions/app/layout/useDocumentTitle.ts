import { type RefObject, useEffect } from 'react';
import { configApiRef, useApi } from '#sdk';

/**
 * Names the browser's tab after the page: `<page> · <app.title>`. The page's name is its `h1`, which every page has, so
 * that no page must see to it, and one that learns its name later, an entity's for one, is named rightly too.
 */
export function useDocumentTitle(body: RefObject<HTMLElement | null>): void {
  const appTitle = useApi(configApiRef).getOptionalString('app.title') ?? 'Trellis';

  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const show = (): void => {
      const page = element.querySelector('h1')?.textContent.trim();
      const title = page ? `${page} · ${appTitle}` : appTitle;
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [body, appTitle]);
}
