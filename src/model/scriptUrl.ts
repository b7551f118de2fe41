/**
 * True for an address that a browser would run as a script. Browsers ignore leading blanks and control characters, and tabs
 * and line breaks anywhere, so those are taken out before looking at the scheme.
 */
export function isScriptUrl(address: string): boolean {
  let bare = '';
  for (const character of address) {
    if (character > ' ') bare += character;
    if (bare.length > 'javascript:'.length) break;
  }
  return bare.toLowerCase().startsWith('javascript:');
}
