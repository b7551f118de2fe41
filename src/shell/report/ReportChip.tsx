import { type Ref, useCallback, useRef, useState } from 'react';
import { failureText } from '../failure/text/failureText';
import { FailureIcon } from '../failure/problems/FailureIcon';
import { useYieldToTyping } from './useYieldToTyping';

/** Props of {@link ReportChip}. */
export interface ReportChipProps {
  text: string;
  sign: 'error' | 'warning';
  onOpen: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** The minimized report, in a corner of the window. Moves to the other corner if it covers the field that the user types in. */
export function ReportChip({ text, sign, onOpen, ref }: ReportChipProps) {
  const [isAside, setAside] = useState(false);
  const box = useRef<HTMLElement>(null);
  useYieldToTyping(
    box,
    useCallback(() => setAside((before) => !before), []),
  );
  return (
    <aside
      className="report-corner"
      aria-label={failureText('overlay.region')}
      data-aside={isAside ? '' : undefined}
      ref={box}
    >
      <button type="button" className="report-chip" aria-expanded="false" onClick={onOpen} ref={ref}>
        <span className="failure-sign" data-severity={sign}>
          <FailureIcon sign={sign} />
        </span>
        {text}
      </button>
    </aside>
  );
}
