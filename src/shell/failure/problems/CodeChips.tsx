import { useState } from 'react';
import type { Problem, ProblemCode } from '#diagnostics';
import { failureText } from '../text/failureText';
import { countCodes } from './countCodes';
import { FilterChip } from './FilterChip';

const initiallyShown = 5;

/** Props of {@link CodeChips}. */
export interface CodeChipsProps {
  problems: readonly Problem[];
  /** The selected codes. None means all. */
  chosen: readonly ProblemCode[];
  onChoose: (codes: ProblemCode[]) => void;
}

/** Filters a report by code. The most frequent codes come first, and a button shows the rest. */
export function CodeChips({ problems, chosen, onChoose }: CodeChipsProps) {
  const [areAllShown, showAll] = useState(false);
  const codes = countCodes(problems);
  if (codes.length < 2) return null;
  // A single additional chip needs no more space than the button.
  const isCut = !areAllShown && codes.length > initiallyShown + 1;
  const shown = isCut ? codes.slice(0, initiallyShown) : codes;
  return (
    <div className="failure-chips" role="group" aria-label={failureText('filter.codes')}>
      {shown.map(([code, count]) => (
        <FilterChip
          key={code}
          isOn={chosen.includes(code)}
          onClick={() =>
            onChoose(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code])
          }
        >
          <code>{code}</code> <span className="failure-count">{count}</span>
        </FilterChip>
      ))}
      {isCut && (
        <button type="button" className="failure-button" data-small="" onClick={() => showAll(true)}>
          {failureText('filter.moreCodes', { count: codes.length - initiallyShown })}
        </button>
      )}
    </div>
  );
}
