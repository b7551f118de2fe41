import { useEffect } from 'react';
import { failureText } from '../failure/text/failureText';
import { FailureIcon } from '../failure/problems/FailureIcon';

const shownFor = 6000;

/** Confirms for a moment that all problems are fixed. */
export function FixedNotice({ onDismiss }: { onDismiss: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDismiss, shownFor);
    return () => clearTimeout(timer);
  }, [onDismiss]);
  return (
    <aside className="report-corner" aria-label={failureText('overlay.region')}>
      <div className="report-chip" data-fixed="">
        <FailureIcon sign="check" />
        {failureText('overlay.fixed')}
        <button
          type="button"
          className="report-icon-button"
          aria-label={failureText('overlay.dismiss')}
          onClick={onDismiss}
        >
          <FailureIcon sign="close" />
        </button>
      </div>
    </aside>
  );
}
