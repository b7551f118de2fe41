import { expect, test, vi } from 'vitest';
import { createAnalyticsApi, noAnalytics } from './createAnalyticsApi';

test('all implementations receive an event, even if one of them throws', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const heard: string[] = [];
  const broken = {
    captureEvent() {
      throw new Error('no connection');
    },
  };
  const api = createAnalyticsApi([broken, { captureEvent: ({ action }) => heard.push(action) }]);
  api.captureEvent({ action: 'navigate', subject: '/', context: { pluginId: 'app', extensionId: 'app' } });
  expect(heard).toEqual(['navigate']);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('without implementations, returns noAnalytics', () => {
  expect(createAnalyticsApi([])).toBe(noAnalytics);
  expect(createAnalyticsApi([{ captureEvent() {} }])).not.toBe(noAnalytics);
});
