import { useTransition } from 'react';
import { failureText } from './text/failureText';

/** A button that starts the portal without the failed extensions, and shows that the start is in progress. */
export function StartWithout({ onStart }: { onStart: () => Promise<void> }) {
  const [isStarting, startTransition] = useTransition();
  return (
    <button
      type="button"
      className="failure-button"
      aria-disabled={isStarting}
      onClick={() => {
        if (!isStarting) startTransition(onStart);
      }}
    >
      {failureText(isStarting ? 'startup.starting' : 'startup.startWithout')}
    </button>
  );
}
