import { useEffect, useEffectEvent, useState } from 'react';
import { preloadLater } from '#sdk';

const loadCopyBySelection = preloadLater(() => import('./copyBySelection'));

/** The result of the last copy, while it is shown. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** How long a result is shown, in ms. An error message takes longer to read. */
const displayDuration = { copied: 2000, failed: 6000 };

/**
 * Copies texts to the clipboard and provides the result while it should be shown.
 *
 * @param onChange called with each new state, including the return to `idle`
 */
export function useCopy(onChange?: (state: CopyState) => void): {
  state: CopyState;
  copy: (text: string) => void;
} {
  const [state, setState] = useState<CopyState>('idle');
  const change = (next: CopyState): void => {
    setState(next);
    onChange?.(next);
  };
  const reset = useEffectEvent(() => change('idle'));
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => reset(), displayDuration[state]);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, copy: (text) => void writeClipboard(text).then(change) };
}

async function writeClipboard(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The clipboard API is missing on pages without HTTPS, and browsers can deny access to it.
    return copyWithoutClipboard(text);
  }
}

async function copyWithoutClipboard(text: string): Promise<CopyState> {
  try {
    const { copyBySelection } = await loadCopyBySelection();
    return copyBySelection(text) ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}
