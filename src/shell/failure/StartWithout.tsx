import { useTransition } from 'react';
import { failureText } from './failureText';

/** Starts the portal without what failed. It takes a moment, in which the button says so. */
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
