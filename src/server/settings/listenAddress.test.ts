import { expect, it } from 'vitest';
import { printAddress } from './listenAddress';

it.each([
  ['127.0.0.1', undefined, 'http://localhost:7007'],
  ['127.0.0.1', 'http://127.0.0.1:7007', 'http://127.0.0.1:7007'],
  ['0.0.0.0', 'http://127.0.0.1:3000', 'http://127.0.0.1:7007'],
  ['::', 'http://localhost:7007', 'http://localhost:7007'],
  ['::', 'https://portal.example', 'http://localhost:7007'],
  ['10.0.0.5', 'http://localhost:7007', 'http://10.0.0.5:7007'],
  ['fe80::1', undefined, 'http://[fe80::1]:7007'],
])('prints the address to open: %s, app %s', (host, appOrigin, expected) => {
  expect(printAddress({ host, port: 7007 }, appOrigin)).toBe(expected);
});
