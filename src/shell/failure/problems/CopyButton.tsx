import { failureText } from '../failureText';
import { FailureIcon } from './FailureIcon';
import { useCopy } from './useCopy';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  label: string;
  /** Gives the text when it is wanted, since it may be long. */
  text: () => string;
  /** Small, beside what it copies. */
  isSmall?: boolean;
}

/** Copies a text, and says for a moment that it did. */
export function CopyButton({ label, text, isSmall = false }: CopyButtonProps) {
  const { state, copy } = useCopy();
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
