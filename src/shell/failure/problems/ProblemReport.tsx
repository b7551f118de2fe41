import { useState } from 'react';
import type { Problem } from '#diagnostics';
import { failureText } from '../failureText';
import { filterProblems, isEmptyFilter, noFilter, type ProblemFilter } from './filterProblems';
import { ProblemFilterBar } from './ProblemFilterBar';
import { ProblemList } from './ProblemList';
import { sortProblems } from './sortProblems';
import type { PluginPackages } from './usePluginPackages';

// Up to here a report is read from top to bottom; beyond it, it is searched.
const fewProblems = 5;
const openFromTheStart = 3;

/** Props of {@link ProblemReport}. */
export interface ProblemReportProps {
  problems: readonly Problem[];
  packages: PluginPackages;
  /** The level of the headings of its lists. */
  level: 2 | 3;
}

/** A report: all problems, the errors first. A long one can be filtered, and is folded so that it stays a list. */
export function ProblemReport({ problems, packages, level }: ProblemReportProps) {
  const [filter, setFilter] = useState(noFilter);
  const { errors, warnings } = sortProblems(problems);
  const sorted = [...errors, ...warnings];
  const isLong = sorted.length > fewProblems;
  const folding = useFolding(sorted);
  const shown = sortProblems(filterProblems(sorted, filter));
  const list = { packages, level, folding: isLong ? folding : undefined };
  return (
    <div className="failure-report">
      {isLong && (
        <ProblemFilterBar
          problems={sorted}
          shown={shown.errors.length + shown.warnings.length}
          filter={filter}
          onFilter={setFilter}
          folding={folding}
        />
      )}
      <ProblemList {...list} severity="error" problems={shown.errors} />
      <ProblemList {...list} severity="warning" problems={shown.warnings} />
      {shown.errors.length + shown.warnings.length === 0 && !isEmptyFilter(filter) && (
        <NothingFound onFilter={setFilter} />
      )}
    </div>
  );
}

function NothingFound({ onFilter }: { onFilter: (filter: ProblemFilter) => void }) {
  return (
    <div className="failure-none">
      <p>{failureText('filter.none')}</p>
      <button type="button" className="failure-button" onClick={() => onFilter(noFilter)}>
        {failureText('filter.clear')}
      </button>
    </div>
  );
}

/** Which problems of a report show their details. */
export interface Folding {
  isOpen(problem: Problem): boolean;
  toggle(problem: Problem): void;
  areAllOpen: boolean;
  toggleAll(): void;
}

function useFolding(problems: readonly Problem[]): Folding {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(problems.slice(0, openFromTheStart).map(printIdentity)),
  );
  const areAllOpen = problems.every((problem) => open.has(printIdentity(problem)));
  return {
    isOpen: (problem) => open.has(printIdentity(problem)),
    toggle: (problem) => {
      const id = printIdentity(problem);
      setOpen(
        (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
      );
    },
    areAllOpen,
    toggleAll: () => setOpen(new Set(areAllOpen ? [] : problems.map(printIdentity))),
  };
}

/** The same problem in the next report is another object; what it says of which place tells that it is the same. */
function printIdentity({ code, message, where }: Problem): string {
  return [code, message, where?.file, where?.line].join(' ');
}
