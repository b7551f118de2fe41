import { type ReactNode, useId } from 'react';
import type { Problem } from '#diagnostics';
import { failureText } from '../text/failureText';
import { FailureIcon } from './FailureIcon';
import { ProblemDetails } from './ProblemDetails';
import { ProblemPlace } from './ProblemPlace';
import type { PluginPackages } from './usePluginPackages';

/** Props of {@link ProblemCard}. */
export interface ProblemCardProps {
  problem: Problem;
  packages: PluginPackages;
  /** The level of its heading. */
  level: 3 | 4;
  /** Whether the details are shown. Without `onToggle`, pass true. */
  isOpen: boolean;
  onToggle?: (() => void) | undefined;
}

/** Shows a problem: code, message and location, and its details below. */
export function ProblemCard({ problem, packages, level, isOpen, onToggle }: ProblemCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const title = <ProblemTitle problem={problem} />;
  return (
    <article className="failure-card" data-severity={problem.severity} aria-labelledby={id}>
      <Heading className="failure-card-head" id={id}>
        {onToggle ? (
          <Toggle isOpen={isOpen} onToggle={onToggle}>
            {title}
          </Toggle>
        ) : (
          title
        )}
      </Heading>
      <p className="failure-message">{problem.message}</p>
      {problem.where && <ProblemPlace place={problem.where} />}
      {isOpen && <ProblemDetails problem={problem} packages={packages} />}
    </article>
  );
}

function ProblemTitle({ problem: { code, severity } }: { problem: Problem }) {
  return (
    <>
      <span className="failure-severity">
        <FailureIcon sign={severity} />
        {failureText(severity === 'error' ? 'problem.error' : 'problem.warning')}
      </span>
      <code className="failure-code">{code}</code>
    </>
  );
}

function Toggle(props: { isOpen: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button type="button" className="failure-toggle" aria-expanded={props.isOpen} onClick={props.onToggle}>
      {props.children}
      <FailureIcon sign="open" />
    </button>
  );
}
