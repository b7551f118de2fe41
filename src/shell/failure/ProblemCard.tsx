import { useId } from 'react';
import type { Place, Problem } from '#diagnostics';
import { FailureIcon } from './FailureIcon';
import { failureText } from './failureText';
import { printPlace } from './printPlace';
import { listProblemFacts } from './problemFacts';
import { scrollRegion } from './scrollRegion';
import { useCopy } from './useCopy';

/** Shows one problem with all that is known of it. */
export function ProblemCard({ problem }: { problem: Problem }) {
  const headingId = useId();
  const severity = failureText(problem.severity === 'error' ? 'problem.error' : 'problem.warning');
  return (
    <article className="failure-card" data-severity={problem.severity} aria-labelledby={headingId}>
      <h3 className="failure-card-head" id={headingId}>
        <span className="failure-severity">
          <FailureIcon severity={problem.severity} />
          {severity}
        </span>
        <code className="failure-code">{problem.code}</code>
      </h3>
      <p className="failure-message">{problem.message}</p>
      {problem.where && <ProblemPlace place={problem.where} excerpt={problem.excerpt} />}
      <ProblemAdvice problem={problem} />
      <ProblemFacts problem={problem} />
    </article>
  );
}

function ProblemPlace({ place, excerpt }: { place: Place; excerpt?: string }) {
  const { state, copy } = useCopy();
  const text = printPlace(place);
  return (
    <div className="failure-place">
      <button
        type="button"
        className="failure-link"
        aria-label={failureText('problem.copyPlace', { place: text })}
        onClick={() => copy(text)}
      >
        <bdi>{text}</bdi>
        <span className="failure-copied" role="status">
          {state === 'copied' && failureText('startup.copied')}
        </span>
      </button>
      {excerpt && (
        <pre
          className="failure-excerpt"
          {...scrollRegion(failureText('problem.excerpt', { file: place.file }))}
        >
          {excerpt}
        </pre>
      )}
    </div>
  );
}

function ProblemAdvice({ problem }: { problem: Problem }) {
  // A hint that already offers a candidate need not be followed by it once more.
  const candidates = (problem.candidates ?? []).filter(
    (candidate) => !problem.hint?.includes(`'${candidate}'`),
  );
  if (!problem.hint && candidates.length === 0 && !problem.cause) return null;
  return (
    <dl className="failure-advice">
      {problem.hint && (
        <div>
          <dt>{failureText('problem.hint')}</dt>
          <dd>{problem.hint}</dd>
        </div>
      )}
      {candidates.length > 0 && (
        <div>
          <dt>{failureText('problem.candidates')}</dt>
          <dd>
            {candidates.map((candidate) => (
              <code key={candidate}>{candidate}</code>
            ))}
          </dd>
        </div>
      )}
      {problem.cause && (
        <div>
          <dt>{failureText('problem.cause')}</dt>
          <dd className="failure-cause">{problem.cause}</dd>
        </div>
      )}
    </dl>
  );
}

function ProblemFacts({ problem }: { problem: Problem }) {
  const facts = listProblemFacts(problem);
  if (facts.length === 0) return null;
  return (
    <dl className="failure-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
