import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { readStyleNonce } from '#ui/headless';

/**
 * Safari knows this property only with its prefix. Other properties work without one in the supported browsers, except `text-decoration`
 * with a style or a color: use `textDecorationStyle` and `textDecorationColor`.
 */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Buttons of MUI have such a rule for old versions of Firefox. Other browsers throw an error for each of them, which takes time. */
const dropFocusInner: StylisPlugin = (element) => {
  if (element.type === 'rule' && element.value.endsWith('::-moz-focus-inner')) element.children = [];
};

/**
 * Makes styles work with a Content-Security-Policy by adding the nonce that the server put into the page. They come
 * before other style sheets, so that plugins can override them.
 */
export function StyleCache({ children }: { children: ReactNode }) {
  const [cache] = useState(() => {
    const nonce = readStyleNonce();
    return createCache({
      key: 'css',
      prepend: true,
      stylisPlugins: [prefixUserSelect, dropFocusInner],
      ...(nonce === undefined ? {} : { nonce }),
    });
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
