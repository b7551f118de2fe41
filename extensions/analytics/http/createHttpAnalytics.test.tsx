import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHttpAnalytics, type CapturedEvent } from './createHttpAnalytics';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const context = { pluginId: 'app', extensionId: 'app' };

function listen(settings: Partial<HttpAnalyticsSettings> = {}) {
  const taken: CapturedEvent[] = [];
  const load = vi.fn(async () => (event: CapturedEvent) => void taken.push(event));
  const analytics = createHttpAnalytics({ endpoint: '/api/events', ...settings }, load);
  return { analytics, load, subjects: () => taken.map(({ subject }) => subject), taken };
}

const refuse = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

describe('the receiver of events', () => {
  test('keeps events until the sender is there, with the time at which they happened', async () => {
    const { analytics, load, subjects, taken } = listen();
    expect(load).not.toHaveBeenCalled();
    analytics.captureEvent({ action: 'navigate', subject: '/a', context });
    analytics.captureEvent({ action: 'click', subject: 'b', context });
    const before = Date.now();
    await vi.waitFor(() => expect(subjects()).toEqual(['/a', 'b']));
    analytics.captureEvent({ action: 'click', subject: 'c', context });
    expect(subjects()).toEqual(['/a', 'b', 'c']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(taken[0]?.at).toBeLessThanOrEqual(before);
  });

  test('tries to load the sender again with the next event, and forgets none', async () => {
    const { analytics, load, subjects } = listen();
    load.mockRejectedValueOnce(new Error('offline'));
    analytics.captureEvent({ action: 'click', subject: 'a', context });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    analytics.captureEvent({ action: 'click', subject: 'b', context });
    await vi.waitFor(() => expect(subjects()).toEqual(['a', 'b']));
  });

  test('takes only the actions that are named', async () => {
    const { analytics, subjects } = listen({ actions: ['navigate'] });
    analytics.captureEvent({ action: 'click', subject: 'a', context });
    analytics.captureEvent({ action: 'navigate', subject: '/b', context });
    await vi.waitFor(() => expect(subjects()).toEqual(['/b']));
  });

  test('decides once by lot for the whole page load', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.3).mockReturnValue(0);
    const { analytics, load } = listen({ sampleRate: 0.25 });
    analytics.captureEvent({ action: 'click', subject: 'a', context });
    analytics.captureEvent({ action: 'click', subject: 'b', context });
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('loads and keeps nothing for a browser with %s, unless the settings say so', async (name, value) => {
    refuse(name, value);
    const { analytics, load } = listen();
    analytics.captureEvent({ action: 'click', subject: 'a', context });
    expect(load).not.toHaveBeenCalled();
    const told = listen({ respectDoNotTrack: false });
    told.analytics.captureEvent({ action: 'click', subject: 'a', context });
    await vi.waitFor(() => expect(told.subjects()).toEqual(['a']));
  });
});
