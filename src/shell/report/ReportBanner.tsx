import { type Ref, useLayoutEffect, useRef } from 'react';
import { failureText } from '../failure/text/failureText';
import { FailureIcon } from '../failure/problems/FailureIcon';

/** Props of {@link ReportBanner}. */
export interface ReportBannerProps {
  text: string;
  isOpen: boolean;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** The banner above the app, with the state of the portal and a button that opens the report. */
export function ReportBanner({ text, isOpen, onToggle, ref }: ReportBannerProps) {
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    // Sticky elements of the app stay below the banner.
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
