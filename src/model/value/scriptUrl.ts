/**
 * Whether a browser would run a URL as a script. Browsers ignore leading spaces and control characters, and tabs and line breaks
 * anywhere, so those are removed before the scheme is checked.
 */
export function isScriptUrl(address: string): boolean {
  let bare = '';
  for (const character of address) {
    if (character > ' ') bare += character;
    if (bare.length > 'javascript:'.length) break;
  }
  return bare.toLowerCase().startsWith('javascript:');
}
