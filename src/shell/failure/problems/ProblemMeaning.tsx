import { getProblemDefinition, type ProblemCode } from '#diagnostics';
import { failureText } from '../text/failureText';

/**
 * The title and the explanation of a code from the problem catalog, collapsed. The documentation may not be reachable from the
 * browser.
 */
export function ProblemMeaning({ code }: { code: ProblemCode }) {
  const { title, explanation } = getProblemDefinition(code);
  return (
    <details className="failure-meaning">
      <summary>{failureText('problem.meaning')}</summary>
      <p>
        <b>{title}.</b> {explanation}
      </p>
    </details>
  );
}
