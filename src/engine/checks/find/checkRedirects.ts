import { type ConfigPath, type ConfigSource, createProblem, isRecord, type Problem } from '#diagnostics';

import { splitPath } from '../../routes/paths';
import type { AppNode } from '../../definitions/appTree';
import type { CheckedApp } from '../written/checkedApp';

/** One redirect of a config. */
interface Redirect {
  from: string;
  to: string;
  index: number;
}

/** Reports loops in the redirects of `app/routes`, once per loop, and targets that are not paths of the portal. */
export function checkRedirects({ app, config }: Pick<CheckedApp, 'app' | 'config'>): Problem[] {
  const node = app.tree.nodes.get('app/routes');
  const path = node?.spec.origin.config;
  const redirects = readRedirects(node?.spec.config);
  if (!node || !path) return [];
  const at = [...path, 'redirects'];
  return [
    ...findCircles(redirects).map((circle) => report(circle, node, at, config)),
    ...redirects.flatMap((redirect) => checkTarget(redirect, node, at, config)),
  ];
}

/** Reports a target without a leading slash. It would be relative to a page that the redirect replaces. */
function checkTarget(
  { to, index }: Redirect,
  { spec }: AppNode,
  path: ConfigPath,
  config: ConfigSource,
): Problem[] {
  const written = to.trim();
  if (/^[/*?#]/.test(written)) return [];
  const isUrl = /^[a-z][a-z\d+.-]*:/i.test(written);
  const meant = written === '' || isUrl ? undefined : `/${written.replace(/^(\.{1,2}\/)+/, '')}`;
  return [
    createProblem('CONFIG_VALUE_SUSPICIOUS', {
      message: isUrl
        ? `A redirect leads to '${to}', but redirects can lead only to paths of the portal.`
        : `A redirect leads to the relative path '${to}'. Redirects need an absolute path.`,
      hint: meant === undefined ? "Use a path that starts with '/'." : `Did you mean '${meant}'?`,
      where: config.locate([...path, index, 'to']),
      extensionId: spec.id,
      pluginId: spec.plugin.pluginId,
      candidates: meant === undefined ? [] : [meant],
    }),
  ];
}

function readRedirects(config: unknown): Redirect[] {
  const list = isRecord(config) ? config['redirects'] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((redirect: unknown, index) =>
    isRecord(redirect) && typeof redirect['from'] === 'string' && typeof redirect['to'] === 'string'
      ? [{ from: redirect['from'], to: redirect['to'], index }]
      : [],
  );
}

/** Finds loops. Each redirect leads to at most one other, so following them either ends or loops. */
function findCircles(redirects: readonly Redirect[]): Redirect[][] {
  const next = createFollower(redirects);
  const settled = new Set<Redirect>();
  const circles: Redirect[][] = [];
  for (const start of redirects) {
    const walked = new Set<Redirect>();
    let current: Redirect | undefined = start;
    while (current && !settled.has(current) && !walked.has(current)) {
      walked.add(current);
      current = next(current);
    }
    if (current && walked.has(current)) {
      const order = [...walked];
      circles.push(order.slice(order.indexOf(current)));
    }
    for (const redirect of walked) settled.add(redirect);
  }
  return circles;
}

/**
 * Returns the redirect that applies to the target of another one: the one with the longest matching `from`, then the first.
 */
function createFollower(redirects: readonly Redirect[]): (redirect: Redirect) => Redirect | undefined {
  const byPattern = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const pattern = splitPath(redirect.from)
      .filter((part) => part !== '*')
      .map(maskParam)
      .join('/');
    if (!byPattern.has(pattern)) byPattern.set(pattern, redirect);
  }
  return ({ to }) => {
    const parts = splitPath(to.replace(/[?#].*$/s, '')).filter((part) => part !== '*');
    // A redirect of the root only matches the root. All others also match the paths below.
    if (parts.length === 0) return byPattern.get('');
    for (let length = parts.length; length > 0; length -= 1) {
      const found = matchParts(parts.slice(0, length), byPattern);
      if (found) return found;
    }
    return undefined;
  };
}

const mostParams = 6;

/** Looks up a path literally first, then with parameters in place of its parts. */
function matchParts(
  parts: readonly string[],
  byPattern: ReadonlyMap<string, Redirect>,
): Redirect | undefined {
  let patterns = [''];
  for (const [index, part] of parts.entries()) {
    const ways = index < mostParams && !part.startsWith(':') ? [maskParam(part), ':'] : [maskParam(part)];
    patterns = patterns.flatMap((before) => ways.map((way) => (index === 0 ? way : `${before}/${way}`)));
  }
  for (const pattern of patterns) {
    const found = byPattern.get(pattern);
    if (found) return found;
  }
  return undefined;
}

function maskParam(part: string): string {
  return part.startsWith(':') ? ':' : part.toLowerCase();
}

function report(
  circle: readonly Redirect[],
  { spec }: AppNode,
  path: ConfigPath,
  { locate }: ConfigSource,
): Problem {
  // The message starts with the first redirect in the list; the place is the last one, which closes the loop.
  const start = circle.findIndex(({ index }) => index === Math.min(...circle.map((member) => member.index)));
  const ordered = [...circle.slice(start), ...circle.slice(0, start)];
  const last = Math.max(...circle.map(({ index }) => index));
  const way = [...ordered.map(({ from }) => from), ordered[0]?.from].map((from) => `'${from}'`).join(' → ');
  return createProblem('ROUTE_REDIRECT_LOOP', {
    message: `Redirects form a loop: ${way}. Trellis does not follow them.`,
    hint: 'Remove one of them, or change its target to the path of a page.',
    where: locate([...path, last, 'to']),
    extensionId: spec.id,
    pluginId: spec.plugin.pluginId,
  });
}
