import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';

/**
 * Makes styles work with a Content-Security-Policy by adding the nonce that the server put into the page. They come
 * before other style sheets, so that plugins can override them.
 */
export function StyleCache({ children }: { children: ReactNode }) {
  const [cache] = useState(() => {
    const nonce = readNonce();
    return createCache({ key: 'css', prepend: true, ...(nonce === undefined ? {} : { nonce }) });
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** Browsers hide the `nonce` attribute from scripts, but not the property. */
function readNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}
