import type { Problem } from '#diagnostics';
import './failure.css';
import { ProblemCard } from './ProblemCard';
import { failureText } from './failureText';
import { printFailureReport } from './printFailureReport';
import { sortProblems } from './sortProblems';
import { useCopy } from './useCopy';

/**
 * The page of an app that could not start: every problem at once, the errors first. It uses nothing of the app, neither a
 * theme nor a router nor an API, so that it draws whatever failed.
 */
export function StartupFailure({ problems }: { problems: readonly Problem[] }) {
  const { errors, warnings } = sortProblems(problems);
  return (
    <main className="failure">
      <title>{failureText('startup.title')}</title>
      <header className="failure-head">
        <p className="failure-product">{failureText('product')}</p>
        <h1>{failureText('startup.title')}</h1>
        <p className="failure-lead">{failureText('startup.lead', { count: errors.length })}</p>
        <ReportActions problems={problems} />
      </header>
      <ProblemList
        heading={failureText('startup.errorsHeading')}
        count={failureText('startup.errors', { count: errors.length })}
        problems={errors}
      />
      <ProblemList
        heading={failureText('startup.warningsHeading')}
        count={failureText('startup.warnings', { count: warnings.length })}
        lead={failureText('startup.warningsLead')}
        problems={warnings}
      />
    </main>
  );
}

function ReportActions({ problems }: { problems: readonly Problem[] }) {
  const { state, copy } = useCopy();
  return (
    <div className="failure-actions">
      <button type="button" className="failure-button" data-primary onClick={() => location.reload()}>
        {failureText('startup.reload')}
      </button>
      <button type="button" className="failure-button" onClick={() => copy(printFailureReport(problems))}>
        {failureText('startup.copyReport')}
      </button>
      <span className="failure-copied" role="status">
        {state === 'copied' && failureText('startup.copied')}
        {state === 'failed' && failureText('startup.copyFailed')}
      </span>
    </div>
  );
}

function ProblemList(props: { heading: string; count: string; lead?: string; problems: Problem[] }) {
  if (props.problems.length === 0) return null;
  return (
    <section className="failure-section">
      <h2>
        {props.heading} <span className="failure-count">{props.count}</span>
      </h2>
      {props.lead && <p className="failure-section-lead">{props.lead}</p>}
      {props.problems.map((problem, index) => (
        // A report is shown once and never changes, so the position is what identifies a problem.
        <ProblemCard key={`${problem.code} ${index}`} problem={problem} />
      ))}
    </section>
  );
}
