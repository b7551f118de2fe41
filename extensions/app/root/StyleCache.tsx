import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';

/**
 * Lets styles be written under a Content-Security-Policy: they carry the nonce that the server put in the page. Ours come
 * before other sheets, so that a plugin's own can overrule them.
 */
export function StyleCache({ children }: { children: ReactNode }) {
  const [cache] = useState(() => {
    const nonce = readNonce();
    return createCache({ key: 'css', prepend: true, ...(nonce === undefined ? {} : { nonce }) });
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** Browsers hide the attribute `nonce` from scripts that read the page, but not the property. */
function readNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}
