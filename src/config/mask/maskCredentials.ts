/** Replaces secrets wherever configuration is printed. */
export const maskedSecret = '<secret>';

/** Texts that are secrets under any name: private keys, and tokens in the format of a well-known service. */
const secretText = new RegExp(
  [
    String.raw`-----\w+ [A-Z ]*PRIVATE KEY-----`,
    String.raw`^(Bearer|Basic)\s+\S{8,}$`,
    String.raw`^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*$`,
    String.raw`\b(gh[opsur]_|github_pat_|glpat-|xox[abeprs]-|xapp-|npm_|pypi-|hvs\.|dop_v1_|sk-|sk_live_|AIza|ya29\.|SG\.)[\w-]{16,}`,
    String.raw`\b(AKIA|ASIA)[A-Z0-9]{16}\b`,
    String.raw`^https://(hooks\.slack\.com/(services|workflows)|discord(app)?\.com/api/webhooks|[\w.-]+\.webhook\.office\.com|outlook\.office\.com/webhook|chat\.googleapis\.com/v1/spaces)/\S+`,
  ].join('|'),
  'i',
);

const urlCredentials = /^([a-z][a-z0-9+.-]*:\/\/[^/?#\s:@]*):[^/?#\s@]*@/i;
const secretParameter =
  /([?&;]|^)((?:[\w-]*(?:token|secret|password|passwd|signature)|pwd|sig|(?:api|access|account|shared|sharedaccess)[_-]?key|key|code)\s*=)[^&;#]+/gi;

/**
 * Masks what is secret in a text under any name: all of a private key, token or webhook URL, the password in a URL, and secret
 * parameters of URLs and connection strings.
 */
export function maskCredentials(text: string): string {
  if (secretText.test(text)) return maskedSecret;
  const withoutPassword = text.replace(urlCredentials, `$1:${maskedSecret}@`);
  return /^[a-z][a-z0-9+.-]*:\/\/|;/i.test(text)
    ? withoutPassword.replaceAll(secretParameter, `$1$2${maskedSecret}`)
    : withoutPassword;
}
