import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CapturedEvent, deferAnalytics } from './deferAnalytics';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';
import { selectEvents } from './selectEvents';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const context = { pluginId: 'app', extensionId: 'app' };

describe('events before the sender is there', () => {
  function listen() {
    const taken: CapturedEvent[] = [];
    const load = vi.fn(async () => (event: CapturedEvent) => void taken.push(event));
    return {
      analytics: deferAnalytics(load),
      load,
      subjects: () => taken.map(({ subject }) => subject),
      taken,
    };
  }

  test('wait for it, with the time at which they happened', async () => {
    const { analytics, load, subjects, taken } = listen();
    expect(load).not.toHaveBeenCalled();
    analytics.captureEvent({ action: 'navigate', subject: '/a', context });
    analytics.captureEvent({ action: 'click', subject: 'b', context });
    const before = Date.now();
    await vi.waitFor(() => expect(subjects()).toEqual(['/a', 'b']), 15_000);
    analytics.captureEvent({ action: 'click', subject: 'c', context });
    expect(subjects()).toEqual(['/a', 'b', 'c']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(taken[0]?.at).toBeLessThanOrEqual(before);
  });

  test('have it loaded again with the next one, and none is forgotten', async () => {
    const { analytics, load, subjects } = listen();
    load.mockRejectedValueOnce(new Error('offline'));
    analytics.captureEvent({ action: 'click', subject: 'a', context });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), 15_000);
    await Promise.resolve();
    analytics.captureEvent({ action: 'click', subject: 'b', context });
    await vi.waitFor(() => expect(subjects()).toEqual(['a', 'b']), 15_000);
  });
});

describe('the events that are told about', () => {
  function select(settings: Partial<HttpAnalyticsSettings> = {}) {
    const subjects: string[] = [];
    const connect = vi.fn(
      () =>
        ({ subject }: CapturedEvent) =>
          void subjects.push(subject),
    );
    const take = selectEvents({ endpoint: '/api/events', ...settings }, connect);
    return {
      connect,
      subjects,
      capture: (action: string, subject: string) => take({ action, subject, context, at: 0 }),
    };
  }
  const refuse = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  test('are those whose actions are named', () => {
    const { capture, subjects } = select({ actions: ['navigate'] });
    capture('click', 'a');
    capture('navigate', '/b');
    expect(subjects).toEqual(['/b']);
  });

  test('are all or none of a page load, by lot', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.3).mockReturnValueOnce(0.2).mockReturnValue(0.9);
    expect(select({ sampleRate: 0.25 }).connect).not.toHaveBeenCalled();
    const { capture, subjects } = select({ sampleRate: 0.25 });
    capture('click', 'a');
    capture('click', 'b');
    expect(subjects).toEqual(['a', 'b']);
  });

  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('are none for a browser with %s, unless the settings say so', (name, value) => {
    refuse(name, value);
    expect(select().connect).not.toHaveBeenCalled();
    const { capture, subjects } = select({ respectDoNotTrack: false });
    capture('click', 'a');
    expect(subjects).toEqual(['a']);
  });
});
