import type { Problem } from '#diagnostics';
import { failureText } from '../text/failureText';
import { ProblemFixView } from './ProblemFixView';
import { ProblemMeaning } from './ProblemMeaning';
import { listProblemFacts } from './listProblemFacts';
import { SourceLines } from './SourceLines';
import type { PluginPackages } from './usePluginPackages';

/** The excerpt, the advice, the fix and the ids of a problem. */
export function ProblemDetails({ problem, packages }: { problem: Problem; packages: PluginPackages }) {
  const { excerpt, fix, where } = problem;
  return (
    <>
      {excerpt && (
        <SourceLines
          label={failureText('problem.excerpt', { file: where?.file ?? problem.code })}
          text={excerpt}
        />
      )}
      <ProblemAdvice problem={problem} />
      {fix && <ProblemFixView fix={fix} file={where?.file ?? problem.code} />}
      <ProblemFacts problem={problem} packages={packages} />
      <ProblemMeaning code={problem.code} />
    </>
  );
}

function ProblemAdvice({ problem }: { problem: Problem }) {
  // Don't repeat candidates that the hint already suggests.
  const candidates = (problem.candidates ?? []).filter(
    (candidate) => !problem.hint?.includes(`'${candidate}'`),
  );
  // Don't repeat a hint that says the same as the fix.
  const hint = problem.hint === problem.fix?.title ? undefined : problem.hint;
  if (!hint && candidates.length === 0 && !problem.cause) return null;
  return (
    <dl className="failure-advice">
      {hint && (
        <div>
          <dt>{failureText('problem.hint')}</dt>
          <dd>{hint}</dd>
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

function ProblemFacts({ problem, packages }: { problem: Problem; packages: PluginPackages }) {
  const facts = listProblemFacts(problem, packages);
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
