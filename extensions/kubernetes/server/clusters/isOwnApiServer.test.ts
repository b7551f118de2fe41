import { expect, it } from 'vitest';
import { isOwnApiServer } from './isOwnApiServer';

const pod = { KUBERNETES_SERVICE_HOST: '10.0.0.1', KUBERNETES_SERVICE_PORT: '443' };

it.each([
  ['https://10.0.0.1', pod, true],
  ['https://10.0.0.1:443/', pod, true],
  ['https://kubernetes.default.svc', pod, true],
  ['https://kubernetes.default', pod, true],
  ['https://KUBERNETES.default.svc.cluster.local.', pod, true],
  ['https://kubernetes.default.svc:6443', { ...pod, KUBERNETES_SERVICE_PORT_HTTPS: '6443' }, true],
  ['https://[fd00::1]', { KUBERNETES_SERVICE_HOST: 'fd00:0::1' }, true],
  ['http://10.0.0.1:443', pod, false],
  ['https://10.0.0.1:8443', pod, false],
  ['https://10.0.0.10', pod, false],
  ['https://k8s.acme.example', pod, false],
  ['https://kubernetes.default.svc.evil.example', pod, false],
  ['https://kubernetes.default.svc@evil.example', pod, false],
  ['https://evil.example/kubernetes.default.svc', pod, false],
  ['https://kubernetes.default.svc', {}, false],
  ['', pod, false],
])('%s in a pod with %j: %s', (address, environment, expected) => {
  expect(isOwnApiServer(address, environment)).toBe(expected);
});
