import { afterEach, expect, it, vi } from 'vitest';
import { afterFirstFrame } from './afterFirstFrame';

const frames: FrameRequestCallback[] = [];

function openPage(): { isReady: () => boolean } {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  let isReady = false;
  void afterFirstFrame().then(() => (isReady = true));
  return { isReady: () => isReady };
}

afterEach(() => {
  frames.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until the first frame is painted', async () => {
  const { isReady } = openPage();
  await vi.advanceTimersByTimeAsync(50);
  expect(isReady()).toBe(false);
  frames.forEach((callback) => callback(70));
  expect(isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady()).toBe(true);
});

it('waits for a frame no longer than 0.3 s', async () => {
  const { isReady } = openPage();
  await vi.advanceTimersByTimeAsync(299);
  expect(isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady()).toBe(true);
});
