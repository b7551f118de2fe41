import { useEffect, useState } from 'react';
import { useTechDocsReaderPage } from './TechDocsReaderPageContext';

/**
 * Returns what the user has selected in the content.
 *
 * @param wait how long the selection must not change, in ms
 */
export function useShadowRootSelection(wait = 0): Selection | undefined {
  const { shadowRoot } = useTechDocsReaderPage();
  const [selection, setSelection] = useState<{ value: Selection | undefined }>({
    value: undefined,
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      // A new object each time, because browsers change the same selection.
      timer = setTimeout(() => setSelection({ value: shadowRoot && selectionOf(shadowRoot) }), wait);
    };
    document.addEventListener('selectionchange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', read);
    };
  }, [shadowRoot, wait]);
  return selection.value;
}

/** Chromium has selections per shadow root. Other browsers have one per document. */
function selectionOf(root: ShadowRoot & { getSelection?: () => Selection | null }): Selection | undefined {
  return (root.getSelection ? root.getSelection() : document.getSelection()) ?? undefined;
}
