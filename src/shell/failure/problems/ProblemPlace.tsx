import type { Place } from '#diagnostics';
import { failureText } from '../failureText';
import { FailureIcon } from './FailureIcon';
import { printPlace } from './printPlace';
import { useCopy } from './useCopy';

/** Where a problem stands; a click copies it in the form that editors open. */
export function ProblemPlace({ place }: { place: Place }) {
  const { state, copy } = useCopy();
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
