import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { readStyleNonce } from '#ui/headless';

/**
 * Makes styles work with a Content-Security-Policy by adding the nonce that the server put into the page. They come
 * before other style sheets, so that plugins can override them.
 */
export function StyleCache({ children }: { children: ReactNode }) {
  const [cache] = useState(() => {
    const nonce = readStyleNonce();
    return createCache({ key: 'css', prepend: true, ...(nonce === undefined ? {} : { nonce }) });
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
