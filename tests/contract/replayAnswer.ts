import { composeAnswer } from './replayComposed';
import type { Recording } from './recordings';

/** The parts of a request that identify a recording. */
export interface ReplayRequest {
  method: string;
  url: string;
  body: unknown;
  hasToken: boolean;
}

export interface ReplayAnswer {
  /** Name of the recording, or of the rule that combined several. */
  name: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Recordings of backends with other settings, and of requests without a valid token. */
const OTHER_BACKENDS = /not-installed|not-allowed|^deny-|^error-401|no-token|no-auth/;

/**
 * Finds the recorded response to a request: of the same request, composed from several recordings, or of the most
 * similar successful request to the same path. Otherwise returns the protocol's "unknown route". The order of
 * parameters does not matter.
 */
export function findAnswer(recordings: readonly Recording[], request: ReplayRequest): ReplayAnswer {
  const usable = recordings.filter(({ name }) => !OTHER_BACKENDS.test(name));
  if (needsToken(request) && !request.hasToken) return toAnswer(find(recordings, 'error-401-no-token'));
  const wanted = fingerprint(request.method, request.url, request.body);
  const same = usable.find((recording) => isSame(wanted, recording));
  if (same) return toAnswer(same);
  const composed = composeAnswer(usable, request);
  if (composed) return composed;
  const similar = findSimilar(usable, wanted);
  return similar ? toAnswer(similar) : { name: 'unknown route', status: 404, headers: {}, body: '' };
}

interface Fingerprint {
  method: string;
  path: string;
  parameters: string[];
  body: string;
}

function fingerprint(method: string, url: string, body: unknown): Fingerprint {
  const { pathname, searchParams } = new URL(url, 'http://any');
  const parameters = [...searchParams].map(([key, value]) => `${key}=${value}`).sort();
  return {
    method,
    path: decodeURIComponent(pathname),
    parameters,
    body: body == null ? '' : JSON.stringify(body),
  };
}

function isSame(wanted: Fingerprint, { request }: Recording): boolean {
  return JSON.stringify(fingerprint(request.method, request.url, request.body)) === JSON.stringify(wanted);
}

function findSimilar(recordings: readonly Recording[], wanted: Fingerprint): Recording | undefined {
  const scored = recordings
    .filter(({ response }) => response.status < 400)
    .map((recording) => ({
      recording,
      print: fingerprint(recording.request.method, recording.request.url, recording.request.body),
    }))
    .filter(({ print }) => print.method === wanted.method && print.path === wanted.path)
    .map(({ recording, print }) => ({ recording, score: similarity(wanted, print) }))
    .sort((a, b) => b.score - a.score || (a.recording.name < b.recording.name ? -1 : 1));
  return scored[0]?.recording;
}

// Shared parameters count for a recording and different ones count against it. They count twice if the recorded
// request is narrower, because its response would leave out entities.
function similarity(wanted: Fingerprint, other: Fingerprint): number {
  const shared = wanted.parameters.filter((parameter) => other.parameters.includes(parameter)).length;
  const keys = new Set(wanted.parameters.map(keyOf));
  const narrower = other.parameters.filter((parameter) => !keys.has(keyOf(parameter))).length;
  const foreign = wanted.parameters.length + other.parameters.length - 2 * shared;
  return 2 * shared - foreign - 2 * narrower + (wanted.body === other.body ? 1 : 0);
}

function keyOf(parameter: string): string {
  return parameter.split('=', 1)[0] ?? '';
}

function needsToken({ url }: ReplayRequest): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/auth/');
}

function find(recordings: readonly Recording[], name: string): Recording {
  const recording = recordings.find((candidate) => candidate.name === name);
  if (!recording) throw new Error(`The recording '${name}' does not exist.`);
  return recording;
}

function toAnswer({ name, response }: Recording): ReplayAnswer {
  const { 'content-type': type, link } = response.headers;
  const headers: Record<string, string> = {};
  if (typeof type === 'string') headers['content-type'] = type;
  if (typeof link === 'string') headers['link'] = link;
  return { name, status: response.status, headers, body: response.body };
}
