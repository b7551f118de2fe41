import { getProblemDefinition, type ProblemCode } from '#diagnostics';
import { failureText } from '../failureText';

/** What a code stands for, folded away: the catalogue's words, since a browser has no page of the documentation to open. */
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
