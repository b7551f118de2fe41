const MASK = '***';

/** Patterns of secrets, with their replacement. */
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

/** Masks possible secrets: tokens, passwords in URLs, and the values of parameters such as `token` or `api_key`. */
export function redactText(text: string): string {
  return secrets.reduce((masked, [pattern, rest]) => masked.replace(pattern, rest), text);
}
