import { describe, expect, it } from 'vitest';
import { createPacer } from './createPacer';

function start() {
  const shown: Array<{ size: number; done: () => void }> = [];
  const pacer = createPacer((piece, done) => shown.push({ size: piece.length, done }));
  let isReady = false;
  const write = (size: number): void => {
    isReady = false;
    void pacer.write(new Uint8Array(size)).then(() => (isReady = true));
  };
  return { shown, write, isReady: () => isReady };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('output', () => {
  it('is shown in pieces of a few milliseconds', () => {
    const { shown, write } = start();
    write(40_000);
    expect(shown.map(({ size }) => size)).toEqual([16_384, 16_384, 7232]);
  });

  it('waits while much is not shown yet, and continues when little is left', async () => {
    const { shown, write, isReady } = start();
    write(500_000);
    await settle();
    expect(isReady()).toBe(true);
    write(100_000);
    await settle();
    expect(isReady()).toBe(false);
    for (const { done } of shown.slice(0, 20)) done();
    await settle();
    expect(isReady()).toBe(false);
    for (const { done } of shown.slice(20)) done();
    await settle();
    expect(isReady()).toBe(true);
  });
});
