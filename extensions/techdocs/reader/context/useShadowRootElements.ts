import { useMemo } from 'react';
import { useTechDocsReaderPage } from './TechDocsReaderPageContext';

/** Returns the elements of the current content that match one of the selectors. They change with each page. */
export function useShadowRootElements<T extends HTMLElement = HTMLElement>(
  selectors: readonly string[],
): readonly T[] {
  const { shadowRoot, contentVersion } = useTechDocsReaderPage();
  const selector = selectors.join(',');
  return useMemo(
    () => (contentVersion > 0 && shadowRoot ? [...shadowRoot.querySelectorAll<T>(selector)] : []),
    [shadowRoot, contentVersion, selector],
  );
}
