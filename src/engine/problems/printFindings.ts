/**
 * Prints the texts of problems. Separate from the stages, so that a browser loads the texts only if there is a problem.
 */
import { createProblem, type Problem } from '#diagnostics';
import type { Finding, UnprintedProblem } from './finding';
import type { ProblemText } from './problemText';
import { problemTexts } from './problemTexts';

/** Adds the texts to problems that have none yet. A finding can be several problems, for example of one union. */
export function printFindings(findings: readonly Finding[]): Problem[] {
  return findings.flatMap((finding) => (finding.message === undefined ? printFinding(finding) : [finding]));
}

function printFinding({ code, severity, text: [name, ...facts], ...details }: UnprintedProblem): Problem[] {
  const print = problemTexts[name] as (...facts: readonly unknown[]) => ProblemText | ProblemText[];
  const texts = print(...facts);
  return (Array.isArray(texts) ? texts : [texts]).map(({ severity: rated = severity, ...text }) =>
    createProblem(code, { ...details, ...text }, rated),
  );
}
