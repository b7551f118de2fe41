import { getProblemDefinition, type Problem } from '#diagnostics';

/**
 * What people who may not read the report get of it. Messages name keys of the backend, files and what stands in them, and
 * a page is served before its reader has signed in, so warnings are left out and of each kind of error the title stays:
 * enough for the page to say why there is no portal.
 */
export function concealProblems(problems: readonly Problem[]): Problem[] {
  const codes = new Set(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code));
  return [...codes].map((code) => ({
    code,
    severity: 'error',
    message: `${getProblemDefinition(code).title}.`,
    hint: "An administrator finds the report in the terminal of the server, and with 'trellis check'.",
  }));
}
