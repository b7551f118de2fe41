/**
 * Returns the nonce that the server put into the page for its styles, if its Content-Security-Policy requires one. Browsers hide
 * the `nonce` attribute from scripts, but not the property.
 */
export function readStyleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}
