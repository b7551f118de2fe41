import { useEffect } from 'react';
import { failureText } from '../failure/failureText';
import { FailureIcon } from '../failure/problems/FailureIcon';

const shownFor = 6000;

/** Says for a moment that nothing is wrong any more. */
export function MendedNotice({ onDismiss }: { onDismiss: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDismiss, shownFor);
    return () => clearTimeout(timer);
  }, [onDismiss]);
  return (
    <aside className="report-corner" aria-label={failureText('overlay.region')}>
      <div className="report-chip" data-mended="">
        <FailureIcon sign="check" />
        {failureText('overlay.mended')}
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
