import type dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendPinned } from './sendPinned';

vi.mock('node:dns', async (load) => {
  const real = await load<typeof dns>();
  return { ...real, lookup: vi.fn() };
});

let server: Server;
let served: number;
let url: URL;
/** The answers of the name server, one after the other. */
let answers: string[][];

beforeEach(async () => {
  served = 0;
  server = createServer((_request, response) => {
    served += 1;
    response.end('content');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = new URL(`http://rebinding.example:${(server.address() as AddressInfo).port}/`);
  const { lookup } = await import('node:dns');
  vi.mocked(lookup).mockReset();
  vi.mocked(lookup as (name: string, options: object, done: Done) => void).mockImplementation(
    (_name, _options, done) => {
      const found = answers.shift() ?? [];
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
  );
});
afterEach(() => new Promise((done) => server.close(done)));

type Done = (error: Error | null, found: Array<{ address: string; family: number }>) => void;

/** Accepts what the test takes for public. */
const send = (checked: string[], accepted: readonly string[]) =>
  sendPinned(url, {
    method: 'GET',
    headers: {},
    signal: AbortSignal.timeout(5000),
    accepts: (ip) => {
      checked.push(ip);
      return accepted.includes(ip);
    },
  });

it('connects to the address that was checked, even if the name then leads to another one', async () => {
  answers = [['127.0.0.1'], ['169.254.169.254']];
  const checked: string[] = [];
  expect(await (await send(checked, ['127.0.0.1'])).text()).toBe('content');
  expect(checked).toEqual(['127.0.0.1']);
  // The second answer was never asked for.
  expect(answers).toEqual([['169.254.169.254']]);
});

it('checks the address of every request', async () => {
  answers = [['127.0.0.1'], ['10.0.0.1']];
  await (await send([], ['127.0.0.1'])).text();
  await expect(send([], ['127.0.0.1'])).rejects.toThrow('has a private IP address');
  expect(served).toBe(1);
});

it('sends nothing if one of the addresses of a name is refused', async () => {
  answers = [['127.0.0.1', '10.0.0.1']];
  await expect(send([], ['127.0.0.1'])).rejects.toThrow('has a private IP address');
  expect(served).toBe(0);
});
