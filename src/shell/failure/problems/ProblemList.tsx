import type { Problem, Severity } from '#diagnostics';
import { failureText } from '../failureText';
import { ProblemCard } from './ProblemCard';
import type { Folding } from './ProblemReport';
import type { PluginPackages } from './usePluginPackages';

/** Props of {@link ProblemList}. */
export interface ProblemListProps {
  severity: Severity;
  problems: readonly Problem[];
  packages: PluginPackages;
  level: 2 | 3;
  /** Without it every problem shows its details. */
  folding: Folding | undefined;
}

/** The problems of one severity under their heading; nothing where there are none. */
export function ProblemList({ severity, problems, packages, level, folding }: ProblemListProps) {
  if (problems.length === 0) return null;
  const Heading = `h${level}` as const;
  const isError = severity === 'error';
  return (
    <section className="failure-section" data-long={folding ? '' : undefined}>
      <Heading className="failure-section-head">
        {failureText(isError ? 'report.errorsHeading' : 'report.warningsHeading')}{' '}
        <span className="failure-count">{problems.length}</span>
      </Heading>
      {!isError && <p className="failure-quiet">{failureText('report.warningsLead')}</p>}
      {problems.map((problem, index) => (
        <ProblemCard
          // Two problems of one code can say the same of the same place; then their order tells them apart.
          key={`${problem.code} ${problem.message} ${index}`}
          problem={problem}
          packages={packages}
          level={level === 2 ? 3 : 4}
          isOpen={folding?.isOpen(problem) ?? true}
          onToggle={folding && (() => folding.toggle(problem))}
        />
      ))}
    </section>
  );
}
