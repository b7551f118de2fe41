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

describe('events before the sender is loaded', () => {
  function listen() {
    const sent: CapturedEvent[] = [];
    const load = vi.fn(async () => (event: CapturedEvent) => void sent.push(event));
    return {
      analytics: deferAnalytics(load),
      load,
      subjects: () => sent.map(({ subject }) => subject),
      sent,
    };
  }

  test('wait for it, and keep their time', async () => {
    const { analytics, load, subjects, sent } = listen();
    expect(load).not.toHaveBeenCalled();
    analytics.captureEvent({ action: 'navigate', subject: '/a', context });
    analytics.captureEvent({ action: 'click', subject: 'b', context });
    const before = Date.now();
    await vi.waitFor(() => expect(subjects()).toEqual(['/a', 'b']), 15_000);
    analytics.captureEvent({ action: 'click', subject: 'c', context });
    expect(subjects()).toEqual(['/a', 'b', 'c']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(sent[0]?.at).toBeLessThanOrEqual(before);
  });

  test('retry loading with the next event, and none are lost', async () => {
    const { analytics, load, subjects } = listen();
    load.mockRejectedValueOnce(new Error('offline'));
    analytics.captureEvent({ action: 'click', subject: 'a', context });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), 15_000);
    await Promise.resolve();
    analytics.captureEvent({ action: 'click', subject: 'b', context });
    await vi.waitFor(() => expect(subjects()).toEqual(['a', 'b']), 15_000);
  });
});

describe('selected events', () => {
  function select(settings: Partial<HttpAnalyticsSettings> = {}) {
    const subjects: string[] = [];
    const connect = vi.fn(
      () =>
        ({ subject }: CapturedEvent) =>
          void subjects.push(subject),
    );
    const send = selectEvents({ endpoint: '/api/events', ...settings }, connect);
    return {
      connect,
      subjects,
      capture: (action: string, subject: string) => send({ action, subject, context, at: 0 }),
    };
  }
  const refuse = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  test('have one of the configured actions', () => {
    const { capture, subjects } = select({ actions: ['navigate'] });
    capture('click', 'a');
    capture('navigate', '/b');
    expect(subjects).toEqual(['/b']);
  });

  test('are all or none of a page load, by sampling', () => {
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
  ])('exclude browsers with %s, unless the settings include them', (name, value) => {
    refuse(name, value);
    expect(select().connect).not.toHaveBeenCalled();
    const { capture, subjects } = select({ respectDoNotTrack: false });
    capture('click', 'a');
    expect(subjects).toEqual(['a']);
  });
});
