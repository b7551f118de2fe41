import type { Problem, Severity } from '#diagnostics';
import { failureText } from '../text/failureText';
import { ProblemCard } from './ProblemCard';
import type { Expansion } from './ProblemReport';
import type { PluginPackages } from './usePluginPackages';

/** Props of {@link ProblemList}. */
export interface ProblemListProps {
  severity: Severity;
  problems: readonly Problem[];
  packages: PluginPackages;
  level: 2 | 3;
  /** Without it, all problems show their details. */
  expansion: Expansion | undefined;
}

/** The problems of one severity with a heading. Renders nothing if there are none. */
export function ProblemList({ severity, packages, level, expansion, ...props }: ProblemListProps) {
  const problems = props.problems.filter((problem) => problem.severity === severity);
  if (problems.length === 0) return null;
  const Heading = `h${level}` as const;
  const isError = severity === 'error';
  return (
    <section className="failure-section" data-long={expansion ? '' : undefined}>
      <Heading className="failure-section-head">
        {failureText(isError ? 'report.errorsHeading' : 'report.warningsHeading')}{' '}
        <span className="failure-count">{problems.length}</span>
      </Heading>
      {!isError && <p className="failure-quiet">{failureText('report.warningsLead')}</p>}
      {problems.map((problem, index) => (
        <ProblemCard
          // Two problems can have the same code, message and location, so the key includes the index.
          key={`${problem.code} ${problem.message} ${index}`}
          problem={problem}
          packages={packages}
          level={level === 2 ? 3 : 4}
          isOpen={expansion?.isOpen(problem) ?? true}
          onToggle={expansion && (() => expansion.toggle(problem))}
        />
      ))}
    </section>
  );
}
