import type { Problem } from '#diagnostics';
import { failureText } from '../failureText';
import { ProblemFixView } from './ProblemFixView';
import { ProblemMeaning } from './ProblemMeaning';
import { listProblemFacts } from './problemFacts';
import { SourceLines } from './SourceLines';
import type { PluginPackages } from './usePluginPackages';

/** All that is known of a problem besides what it says. */
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
  // A hint that already offers a candidate need not be followed by it once more.
  const candidates = (problem.candidates ?? []).filter(
    (candidate) => !problem.hint?.includes(`'${candidate}'`),
  );
  // Nor need what the fix does.
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
