import { useId } from 'react';
import type { Problem, Severity } from '#diagnostics';
import { failureText } from '../failureText';
import { CodeChips } from './CodeChips';
import { FailureIcon } from './FailureIcon';
import { FilterChip } from './FilterChip';
import type { ProblemFilter } from './filterProblems';
import type { Folding } from './ProblemReport';
import { sortProblems } from './sortProblems';

/** Props of {@link ProblemFilterBar}. */
export interface ProblemFilterBarProps {
  /** The whole report, whatever is filtered. */
  problems: readonly Problem[];
  /** How many the filter lets through. */
  shown: number;
  filter: ProblemFilter;
  onFilter: (filter: ProblemFilter) => void;
  folding: Folding;
}

/** Narrows a long report by text, severity and code. */
export function ProblemFilterBar({ problems, shown, filter, onFilter, folding }: ProblemFilterBarProps) {
  const { errors, warnings } = sortProblems(problems);
  const id = useId();
  const severities: Array<[Severity, string]> = [
    ['error', failureText('count.errors', { count: errors.length })],
    ['warning', failureText('count.warnings', { count: warnings.length })],
  ];
  const isMixed = errors.length > 0 && warnings.length > 0;
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
        <button type="button" className="failure-button" data-small="" onClick={() => folding.toggleAll()}>
          {failureText(folding.areAllOpen ? 'report.collapseAll' : 'report.expandAll')}
        </button>
      </div>
    </search>
  );
}
