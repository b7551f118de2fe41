const MASK = '***';

/** What tells a secret by its place or its form, and what stays of it. */
const secrets: ReadonlyArray<readonly [RegExp, string]> = [
  [/(\b(?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi, `$1${MASK}`],
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, MASK],
  [/\b(?:gh[opsur]_|github_pat_|glpat-|xox[abprs]-)[\w-]{8,}/g, MASK],
  [/(:\/\/[^\s:/@]*:)[^\s@/]+@/g, `$1${MASK}@`],
  [
    /((?:[?&#;]|\b)[\w-]*(?:token|secret|password|passwd|api[-_]?key|signature|code|state|session)[\w-]*=)[^\s&#;"')]+/gi,
    `$1${MASK}`,
  ],
];

/** Takes out of a text what may be a secret: tokens, passwords in addresses, values of telling parameters. */
export function maskSecrets(text: string): string {
  return secrets.reduce((masked, [pattern, rest]) => masked.replace(pattern, rest), text);
}
