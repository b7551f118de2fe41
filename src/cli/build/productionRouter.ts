import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What the portal never draws with, as the router's package writes it, and what stands in its place. Names given to components
 * keep them in the build. Forms, scrolling, prefetching and errors of data belong to a router that loads data, and the portal's
 * does not.
 */
const unreached: ReadonlyArray<readonly [written: RegExp, instead: string]> = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)|new Set)\(/gm, '$1/* @__PURE__ */ $2('],
  [/^ *let (dataRouterState) = .*;$/m, 'const $1 = undefined;'],
  [/dataRouterOpts && dataRouterOpts\.state\.matches\.length/, 'false'],
  [/isDataRoute \? useNavigateStable\(\) : /, ''],
  [/(let routerState = )React\d*\.useContext\(DataRouterStateContext\)/, '$1null'],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, undefined, undefined]'],
  [/createElement\(PrefetchPageLinks,/g, 'createElement(() => null,'],
  [/^RenderErrorBoundary\.contextType = \w+;$/m, ''],
  [/(createElement\(\s*)RenderErrorBoundary,/, '$1() => null,'],
  [/ \|\| defaultErrorElement;/, ';'],
];

/** The router's package offers its development build to every bundler; the app takes the other one, less what it never reaches. */
export function takeProductionRouter(root: string): Plugin {
  return {
    name: 'trellis:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) =>
      source === 'react-router'
        ? join(root, 'node_modules/react-router/dist/production/index.mjs')
        : undefined,
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, code: 'function _renderMatches(' },
      handler(code) {
        for (const [written] of unreached) {
          if (code.search(written) < 0)
            this.warn(`The router no longer has what is left out by ${written.source}.`);
        }
        return {
          code: unreached.reduce((text, [written, instead]) => text.replace(written, instead), code),
          map: null,
        };
      },
    },
  };
}
