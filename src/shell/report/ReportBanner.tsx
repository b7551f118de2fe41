import { type Ref, useLayoutEffect, useRef } from 'react';
import { failureText } from '../failure/failureText';
import { FailureIcon } from '../failure/problems/FailureIcon';

/** Props of {@link ReportBanner}. */
export interface ReportBannerProps {
  text: string;
  isOpen: boolean;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** The line above the app that says in which state it runs, with the way to the report. */
export function ReportBanner({ text, isOpen, onToggle, ref }: ReportBannerProps) {
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    // Whatever sticks to the top of the window sticks below the line.
    const observer = new ResizeObserver(([entry]) => {
      root.setProperty('--trellis-sticky-top', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (line.current) observer.observe(line.current);
    return () => {
      observer.disconnect();
      root.removeProperty('--trellis-sticky-top');
    };
  }, []);
  return (
    <aside className="report-banner" aria-label={failureText('overlay.region')} ref={line}>
      <FailureIcon sign="warning" />
      <p>{text}</p>
      <button
        type="button"
        className="failure-button"
        data-small=""
        aria-expanded={isOpen}
        onClick={onToggle}
        ref={ref}
      >
        {failureText('overlay.show')}
      </button>
    </aside>
  );
}
