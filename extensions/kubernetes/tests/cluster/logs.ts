import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ContainerStatus, PodObject } from './clusterObject';
import { StatusError } from './statusError';

/** When the containers wrote their last line, unless a reader follows the log. The lines of a container never change. */
const STARTED = Math.floor(Date.now() / 1000) * 1000;

/** Texts that a container writes, oldest first. Pods can have their own in the annotation `demo/log-<container>`. */
const LINES = [
  'level=info msg="Listening on port 8080"',
  'level=info msg="Connected to the database"',
  'level=info msg="GET /health 200" duration=2ms',
  'level=info msg="GET /departures 200" duration=38ms',
  'level=warn msg="Slow query" table=departures duration=612ms',
];

/** How the log of a container is read. */
export interface LogQuery {
  container: string;
  previous: boolean;
  follow: boolean;
  timestamps: boolean;
  tailLines: number;
  sinceSeconds: number;
}

/**
 * Parses the query of a request for a log.
 *
 * @throws StatusError 400 if the pod has several containers and none is named, or if the container has no log
 */
export function parseLogQuery(pod: PodObject, query: URLSearchParams): LogQuery {
  const names = pod.spec.containers.map(({ name }) => name);
  const initial = pod.spec.initContainers?.map(({ name }) => name) ?? [];
  const asked = query.get('container');
  const [container = '', second] = asked === null ? names : [asked];
  const podName = pod.metadata.name;
  if (second !== undefined)
    throw new StatusError(
      400,
      `a container name must be specified for pod ${podName}, choose one of: [${names.join(' ')}]`,
    );
  if (![...names, ...initial].includes(container))
    throw new StatusError(400, `container ${container} is not valid for pod ${podName}`);
  const previous = query.get('previous') === 'true';
  const { containerStatuses = [], initContainerStatuses = [] } = pod.status;
  const status = [...containerStatuses, ...initContainerStatuses].find(({ name }) => name === container);
  assertHasLog(podName, container, status, previous);
  return {
    container,
    previous,
    follow: query.get('follow') === 'true' && !previous,
    timestamps: query.get('timestamps') === 'true',
    tailLines: Number(query.get('tailLines') ?? Infinity),
    sinceSeconds: Number(query.get('sinceSeconds') ?? Infinity),
  };
}

function assertHasLog(
  pod: string,
  container: string,
  status: ContainerStatus | undefined,
  previous: boolean,
): void {
  if (previous && !status?.lastState?.terminated)
    throw new StatusError(400, `previous terminated container "${container}" in pod "${pod}" not found`);
  const reason = status?.state?.waiting?.reason;
  if (!previous && reason !== undefined && reason !== 'CrashLoopBackOff')
    throw new StatusError(400, `container "${container}" in pod "${pod}" is waiting to start: ${reason}`);
}

/** How many lines are sent at once. */
const BATCH = 1000;

/** Sends the log of a container. With `follow`, a line is added every `logIntervalMs` until the reader leaves. */
export async function sendLog(
  request: IncomingMessage,
  response: ServerResponse,
  pod: PodObject,
  query: LogQuery,
  { logIntervalMs, logLines }: { logIntervalMs: number; logLines: number },
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const lines = listLines(pod, query, logLines);
  for (let from = 0; from < lines.length; from += BATCH)
    await write(response, lines.slice(from, from + BATCH).join(''));
  let added = 0;
  while (query.follow && !request.destroyed && !response.destroyed) {
    await wait(logIntervalMs);
    const text = `${LINES[2 + (added % 3)] ?? ''} request=${added}`;
    added += 1;
    if (!response.destroyed) await write(response, printLine(new Date(), text, query));
  }
  response.end();
}

function listLines(pod: PodObject, query: LogQuery, moreLines: number): string[] {
  const own = pod.metadata.annotations?.[`demo/log-${query.container}`];
  const first = [`level=info msg="Starting ${query.container} of ${pod.metadata.name}"`, ...LINES];
  const requests = Array.from({ length: moreLines }, (_, index) => `${LINES[3]} request=${index}`);
  const texts = first.concat(requests);
  if (own !== undefined) texts.push(...own.split('\n'));
  if (query.previous) texts.push('level=fatal msg="The previous container ended"');
  // One line per second.
  const dated = texts.map((text, index) => ({
    text,
    date: new Date(STARTED - (texts.length - 1 - index) * 1000),
  }));
  const recent = dated.filter(({ date }) => Date.now() - date.getTime() <= query.sinceSeconds * 1000);
  const shown =
    query.tailLines === Infinity ? recent : recent.slice(Math.max(0, recent.length - query.tailLines));
  return shown.map(({ text, date }) => printLine(date, text, query));
}

function printLine(date: Date, text: string, { timestamps }: LogQuery): string {
  return `${timestamps ? `${date.toISOString()} ` : ''}${text}\n`;
}

async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.write(text)) return;
  const controller = new AbortController();
  const { signal } = controller;
  try {
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  } finally {
    controller.abort();
  }
}
