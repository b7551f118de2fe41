import { failureText } from '../text/failureText';
import { FailureIcon } from './FailureIcon';
import { useAnnouncedCopy } from './useAnnouncedCopy';

/** Props of {@link FailureCopyButton}. */
export interface FailureCopyButtonProps {
  label: string;
  /** Returns the text. Called on click, because the text can be long. */
  text: () => string;
  /** A small button beside the content that it copies. */
  isSmall?: boolean;
}

/** Copies a text and confirms it for a moment. */
export function FailureCopyButton({ label, text, isSmall = false }: FailureCopyButtonProps) {
  const { state, copy } = useAnnouncedCopy();
  return (
    <>
      <button
        type="button"
        className="failure-button"
        data-small={isSmall ? '' : undefined}
        onClick={() => copy(text())}
      >
        <FailureIcon sign={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? failureText('report.copied') : label}
      </button>
      {state === 'failed' && <span className="failure-quiet">{failureText('report.copyFailed')}</span>}
    </>
  );
}
