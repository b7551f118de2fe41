import { describe, expect, it } from 'vitest';
import { encodeInput, encodeSize, isWithoutShell, parseFrame, type ExecEnd } from './execChannels';

const frame = (channel: number, text: string): Uint8Array =>
  Uint8Array.of(channel, ...new TextEncoder().encode(text));
const read = (data: Uint8Array): string => new TextDecoder().decode(data);
const status = (value: object): Uint8Array => frame(3, JSON.stringify(value));

describe('a frame to the cluster', () => {
  it.each([
    ['text', encodeInput('ls\r'), [0, 108, 115, 13]],
    ['characters of several bytes', encodeInput('é'), [0, 0xc3, 0xa9]],
    ['bytes of a mouse event', encodeInput(Uint8Array.of(0xff, 1)), [0, 0xff, 1]],
    ['nothing', encodeInput(''), [0]],
  ])('starts with the channel of the input: %s', (_name, encoded, bytes) => {
    expect([...encoded]).toEqual(bytes);
  });

  it('has the size of the terminal as JSON', () => {
    const encoded = encodeSize(120, 30);
    expect(encoded[0]).toBe(4);
    expect(read(encoded.subarray(1))).toBe('{"Width":120,"Height":30}');
  });
});

describe('a frame from the cluster', () => {
  it.each([
    ['standard output', frame(1, 'out')],
    ['errors', frame(2, 'out')],
  ])('is output if it is %s', (_name, given) => {
    expect(parseFrame(given)).toEqual({ is: 'output', data: given.subarray(1) });
  });

  it.each([
    ['is empty', Uint8Array.of()],
    ['opens a channel', Uint8Array.of(1)],
    ['opens the channel of the status', Uint8Array.of(3)],
    ['closes a channel, in version 5', Uint8Array.of(255, 1)],
    ['has an unknown channel', frame(9, 'x')],
    ['is an echo of the input', frame(0, 'x')],
  ])('says nothing if it %s', (_name, given) => {
    expect(parseFrame(given)).toBeUndefined();
  });

  it.each<[string, Uint8Array, ExecEnd]>([
    ['success', status({ metadata: {}, status: 'Success' }), { is: 'exited', code: 0 }],
    [
      'an exit code',
      status({
        status: 'Failure',
        message: 'command terminated with non-zero exit code: exit status 3',
        reason: 'NonZeroExitCode',
        details: { causes: [{ reason: 'ExitCode', message: '3' }] },
      }),
      { is: 'exited', code: 3 },
    ],
    [
      'a failure of the cluster',
      status({ status: 'Failure', message: 'container not running', reason: 'InternalError', code: 500 }),
      { is: 'failed', message: 'container not running' },
    ],
    [
      'a code that is not a number',
      status({
        status: 'Failure',
        message: 'm',
        details: { causes: [{ reason: 'ExitCode', message: 'x' }] },
      }),
      { is: 'failed', message: 'm' },
    ],
    [
      'a failure without a message',
      status({ status: 'Failure' }),
      { is: 'failed', message: '{"status":"Failure"}' },
    ],
    ['the text of old versions', frame(3, 'cannot run\n'), { is: 'failed', message: 'cannot run' }],
    ['JSON of another kind', frame(3, '[1]'), { is: 'failed', message: '[1]' }],
  ])('says how the command ended: %s', (_name, given, end) => {
    expect(parseFrame(given)).toEqual({ is: 'end', end });
  });
});

describe('a container without a shell', () => {
  const failed = (message: string): ExecEnd => ({ is: 'failed', message });
  it.each([
    ['containerd', failed('exec: "/bin/sh": stat /bin/sh: no such file or directory: unknown'), false, true],
    ['a search path', failed('exec: "sh": executable file not found in $PATH: unknown'), false, true],
    ['exit code 127 at once', { is: 'exited', code: 127 } as const, false, true],
    ['exit code 126 at once', { is: 'exited', code: 126 } as const, false, true],
    ['the code of an unknown command', { is: 'exited', code: 127 } as const, true, false],
    ['an ordinary exit', { is: 'exited', code: 0 } as const, false, false],
    ['another failure', failed('container is not running'), false, false],
  ])('is found by %s', (_name, end, hasInput, isWithout) => {
    expect(isWithoutShell(end, hasInput)).toBe(isWithout);
  });
});
