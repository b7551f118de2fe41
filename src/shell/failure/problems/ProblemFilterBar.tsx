import { useId } from 'react';
import { countProblems, printCount, type Problem, type Severity } from '#diagnostics';
import { failureText } from '../text/failureText';
import { CodeChips } from './CodeChips';
import { FailureIcon } from './FailureIcon';
import { FilterChip } from './FilterChip';
import type { ProblemFilter } from './filterProblems';
import type { Expansion } from './ProblemReport';

/** Props of {@link ProblemFilterBar}. */
export interface ProblemFilterBarProps {
  /** All problems, before filtering. */
  problems: readonly Problem[];
  /** The number of problems that match the filter. */
  shown: number;
  filter: ProblemFilter;
  onFilter: (filter: ProblemFilter) => void;
  expansion: Expansion;
}

/** Filters a long report by text, severity and code. */
export function ProblemFilterBar({ problems, shown, filter, onFilter, expansion }: ProblemFilterBarProps) {
  const { errors, warnings } = countProblems(problems);
  const id = useId();
  const severities: Array<[Severity, string]> = [
    ['error', printCount(errors, 'error')],
    ['warning', printCount(warnings, 'warning')],
  ];
  const isMixed = errors > 0 && warnings > 0;
  return (
    <search className="failure-filter" aria-label={failureText('filter.label')}>
      <div className="failure-search">
        <FailureIcon sign="search" />
        <input
          id={id}
          type="search"
          aria-label={failureText('filter.text')}
          placeholder={failureText('filter.text')}
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
        />
      </div>
      {isMixed && (
        <div className="failure-chips" role="group" aria-label={failureText('filter.severity')}>
          {severities.map(([severity, label]) => (
            <FilterChip
              key={severity}
              isOn={filter.severity === severity}
              onClick={() =>
                onFilter({ ...filter, severity: filter.severity === severity ? undefined : severity })
              }
            >
              <span className="failure-sign" data-severity={severity}>
                <FailureIcon sign={severity} />
              </span>
              {label}
            </FilterChip>
          ))}
        </div>
      )}
      <CodeChips
        problems={problems}
        chosen={filter.codes}
        onChoose={(codes) => onFilter({ ...filter, codes })}
      />
      <div className="failure-filter-foot">
        <output htmlFor={id}>{failureText('filter.shown', { shown, count: problems.length })}</output>
        <button type="button" className="failure-button" data-small="" onClick={() => expansion.toggleAll()}>
          {failureText(expansion.areAllOpen ? 'report.collapseAll' : 'report.expandAll')}
        </button>
      </div>
    </search>
  );
}
