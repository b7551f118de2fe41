import { expect, it } from 'vitest';
import { printDebugCommand, printExecUrl } from './execAddress';

const web = { cluster: 'c', namespace: 'default', pod: 'web-1', container: 'app' };
const query = '?container=app&stdin=true&stdout=true&stderr=true&tty=true&command=%2Fbin%2Fsh';

it.each([
  [
    'http://localhost:7007/api/kubernetes',
    web,
    `ws://localhost:7007/api/kubernetes/proxy/api/v1/namespaces/default/pods/web-1/exec${query}`,
  ],
  [
    'https://portal.example/base/api/kubernetes',
    { ...web, namespace: 'a/../b' },
    `wss://portal.example/base/api/kubernetes/proxy/api/v1/namespaces/a%2F..%2Fb/pods/web-1/exec${query}`,
  ],
])('a shell behind %s has a WebSocket', (baseUrl, location, url) => {
  expect(printExecUrl(baseUrl, location)).toBe(url);
});

it('a pod without a shell gets a container with one', () => {
  expect(printDebugCommand(web)).toBe('kubectl debug -it web-1 -n default --image=busybox --target=app');
});
