import { type ConfigPath, type ConfigSource, createProblem, isRecord, type Problem } from '#diagnostics';

import { splitPath } from '../routes/paths';
import type { AppNode } from '../tree/appTree';
import type { CheckedApp } from './checkedApp';

/** One redirect of a config. */
interface Redirect {
  from: string;
  to: string;
  index: number;
}

/** Redirects of `app/routes` that lead back to where they came from; each circle is told once. */
export function checkRedirects({ app, config }: Pick<CheckedApp, 'app' | 'config'>): Problem[] {
  const node = app.tree.nodes.get('app/routes');
  const path = node?.spec.origin.config;
  const redirects = readRedirects(node?.spec.config);
  if (!node || !path) return [];
  return findCircles(redirects).map((circle) => report(circle, node, [...path, 'redirects'], config));
}

function readRedirects(config: unknown): Redirect[] {
  const list = isRecord(config) ? config['redirects'] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((redirect: unknown, index) =>
    isRecord(redirect) && typeof redirect['from'] === 'string' && typeof redirect['to'] === 'string'
      ? [{ from: redirect['from'], to: redirect['to'], index }]
      : [],
  );
}

/** Every redirect leads to at most one other, so whoever walks on either leaves the list or goes round. */
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

/** The redirect that takes over where another one leads: the longest `from` that covers its target, then the first. */
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
    // A redirect of the root takes the root alone; every other one takes what is below it too.
    if (parts.length === 0) return byPattern.get('');
    for (let length = parts.length; length > 0; length -= 1) {
      const found = matchParts(parts.slice(0, length), byPattern);
      if (found) return found;
    }
    return undefined;
  };
}

const mostParams = 6;

/** Looks a path up as it is, then with each of its parts taken for a parameter. */
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
  // The circle is told from its first member in the list, and the last one closed it.
  const start = circle.findIndex(({ index }) => index === Math.min(...circle.map((member) => member.index)));
  const told = [...circle.slice(start), ...circle.slice(0, start)];
  const last = Math.max(...circle.map(({ index }) => index));
  const way = [...told.map(({ from }) => from), told[0]?.from].map((from) => `'${from}'`).join(' → ');
  return createProblem('ROUTE_REDIRECT_LOOP', {
    message: `Redirects lead in a circle: ${way}. They are not followed.`,
    hint: 'Remove one of them, or let it lead to the path of a page.',
    where: locate([...path, last, 'to']),
    extensionId: spec.id,
    pluginId: spec.plugin.pluginId,
  });
}
