import { getProblemDefinition, type Problem } from '#diagnostics';

/**
 * Reduces the report for users who cannot read it. Messages contain keys of the backend, files and their contents,
 * and a page is served before its user signs in. So warnings are removed, and of each kind of error only the title
 * remains. That is enough to explain why the portal is not available.
 */
export function concealProblems(problems: readonly Problem[]): Problem[] {
  const codes = new Set(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code));
  return [...codes].map((code) => ({
    code,
    severity: 'error',
    message: `${getProblemDefinition(code).title}.`,
    hint: "Administrators can see the report in the terminal of the server, or with 'trellis check'.",
  }));
}
