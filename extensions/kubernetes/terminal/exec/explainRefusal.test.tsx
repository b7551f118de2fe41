import { expect, it } from 'vitest';
import { ConnectionError } from '#sdk';
import { explainRefusal, readAnswer } from './explainRefusal';

const portal = (name: string, message: string): string => JSON.stringify({ error: { name, message } });
const cluster = (code: number, message: string): string =>
  JSON.stringify({ kind: 'Status', status: 'Failure', code, message });

it.each([
  [401, portal('AuthenticationError', 'Missing credentials'), 'signedOut', 'Missing credentials'],
  [403, portal('NotAllowedError', 'Unauthorized'), 'notPermitted', 'Unauthorized'],
  [401, cluster(401, 'Unauthorized'), 'forbidden', 'Unauthorized'],
  [403, cluster(403, 'pods "web-1" is forbidden'), 'forbidden', 'pods "web-1" is forbidden'],
  [404, cluster(404, 'pods "web-1" not found'), 'missing', 'pods "web-1" not found'],
  [404, portal('NotFoundError', "Cluster 'c' not found"), 'missing', "Cluster 'c' not found"],
  [400, cluster(400, 'container not found ("app")'), 'missing', 'container not found ("app")'],
  [400, cluster(400, 'Upgrade request required'), 'blocked', 'Upgrade request required'],
  [400, cluster(400, 'bad'), 'other', 'bad'],
  [500, portal('Error', "Cluster 'c' request error"), 'unreachable', "Cluster 'c' request error"],
  [500, cluster(500, 'etcd is down'), 'other', 'etcd is down'],
  [502, '<html>Bad gateway</html>', 'other', 'HTTP 502'],
  [502, '', 'other', 'HTTP 502'],
])('the answer %i %s means that it is %s', (status, text, reason, message) => {
  expect(readAnswer(status, text)).toEqual({ reason, message });
});

it.each([
  ['the network', new ConnectionError('https://portal.example', new TypeError('Failed to fetch')), 'offline'],
  ['a slow answer', new DOMException('too slow', 'TimeoutError'), 'unreachable'],
  ['an unknown cluster', new Error('Cluster c not found'), 'other'],
])('a request that fails because of %s is explained', async (_name, error, reason) => {
  const failure = await explainRefusal(() => Promise.reject(error));
  expect(failure).toEqual({ reason, message: error.message });
});
