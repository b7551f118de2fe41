import { useEffect, useEffectEvent, useState } from 'react';
import { copyText } from './copyText';

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
  return { state, copy: (text) => void copyText(text).then(change) };
}
