import { useState } from 'react';
import { type Problem, sortProblems } from '#diagnostics';
import { failureText } from '../text/failureText';
import { FailureCopyButton } from './FailureCopyButton';
import { filterProblems, isEmptyFilter, noFilter, type ProblemFilter } from './filterProblems';
import { ProblemFilterBar } from './ProblemFilterBar';
import { ProblemList } from './ProblemList';
import type { PluginPackages } from './usePluginPackages';

// Longer reports get a filter and are collapsed.
const fewProblems = 5;
const initiallyOpen = 3;

/** Props of {@link ProblemReport}. */
export interface ProblemReportProps {
  problems: readonly Problem[];
  packages: PluginPackages;
  /** The level of the headings of its lists. */
  level: 2 | 3;
}

/** Shows all problems, errors first. A long report can be filtered, and most of its problems are collapsed. */
export function ProblemReport({ problems, packages, level }: ProblemReportProps) {
  const [filter, setFilter] = useState(noFilter);
  const sorted = sortProblems(problems);
  const isLong = sorted.length > fewProblems;
  const expansion = useExpansion(sorted);
  const shown = filterProblems(sorted, filter);
  const list = { packages, level, expansion: isLong ? expansion : undefined };
  return (
    <div className="failure-report">
      {isLong && (
        <ProblemFilterBar
          problems={sorted}
          shown={shown.length}
          filter={filter}
          onFilter={setFilter}
          expansion={expansion}
        />
      )}
      {sorted.some(({ fix }) => fix) && <FixCommand />}
      <ProblemList {...list} severity="error" problems={shown} />
      <ProblemList {...list} severity="warning" problems={shown} />
      {shown.length === 0 && !isEmptyFilter(filter) && <NothingFound onFilter={setFilter} />}
    </div>
  );
}

const fixCommand = 'npx trellis check --fix --interactive';

/** The command that applies fixes. The screen itself cannot, because the server never changes configuration files. */
function FixCommand() {
  return (
    <div className="failure-command">
      <p>
        {failureText('problem.applyFixes')} <code>{fixCommand}</code>
      </p>
      <FailureCopyButton isSmall label={failureText('problem.copyCommand')} text={() => fixCommand} />
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

/** Which problems show their details. */
export interface Expansion {
  isOpen(problem: Problem): boolean;
  toggle(problem: Problem): void;
  areAllOpen: boolean;
  toggleAll(): void;
}

function useExpansion(problems: readonly Problem[]): Expansion {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(problems.slice(0, initiallyOpen).map(createProblemKey)),
  );
  const areAllOpen = problems.every((problem) => open.has(createProblemKey(problem)));
  return {
    isOpen: (problem) => open.has(createProblemKey(problem)),
    toggle: (problem) => {
      const id = createProblemKey(problem);
      setOpen(
        (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
      );
    },
    areAllOpen,
    toggleAll: () => setOpen(new Set(areAllOpen ? [] : problems.map(createProblemKey))),
  };
}

/** The next report contains new objects, so problems are compared by content. */
function createProblemKey({ code, message, where }: Problem): string {
  return [code, message, where?.file, where?.line].join(' ');
}
