import { useState } from 'react';
import type { Problem, ProblemCode } from '#diagnostics';
import { failureText } from '../failureText';
import { countCodes } from './countCodes';
import { FilterChip } from './FilterChip';

const shownFromTheStart = 5;

/** Props of {@link CodeChips}. */
export interface CodeChipsProps {
  problems: readonly Problem[];
  /** The codes that are let through; none means all. */
  chosen: readonly ProblemCode[];
  onChoose: (codes: ProblemCode[]) => void;
}

/** The codes of a report to choose from, the most frequent first; rare ones wait behind a button. */
export function CodeChips({ problems, chosen, onChoose }: CodeChipsProps) {
  const [areAllShown, showAll] = useState(false);
  const codes = countCodes(problems);
  if (codes.length < 2) return null;
  // One more chip takes no more room than the button would.
  const isCut = !areAllShown && codes.length > shownFromTheStart + 1;
  const shown = isCut ? codes.slice(0, shownFromTheStart) : codes;
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
          {failureText('filter.moreCodes', { count: codes.length - shownFromTheStart })}
        </button>
      )}
    </div>
  );
}
