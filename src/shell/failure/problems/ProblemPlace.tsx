import { type Place, printPlace } from '#diagnostics';
import { failureText } from '../text/failureText';
import { FailureIcon } from './FailureIcon';
import { useAnnouncedCopy } from './useAnnouncedCopy';

/** The location of a problem. A click copies it in the format that editors can open. */
export function ProblemPlace({ place }: { place: Place }) {
  const { state, copy } = useAnnouncedCopy();
  const text = printPlace(place);
  return (
    <button
      type="button"
      className="failure-place"
      aria-label={failureText('problem.copyPlace', { place: text })}
      onClick={() => copy(text)}
    >
      <bdi>{text}</bdi>
      <FailureIcon sign={state === 'copied' ? 'check' : 'copy'} />
    </button>
  );
}
