import { expect, test, vi } from 'vitest';
import { createAnalyticsApi, noAnalytics } from './createAnalyticsApi';

test('every implementation hears of an event, whatever another does with it', () => {
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

test('without implementations there is one that everybody can tell from others', () => {
  expect(createAnalyticsApi([])).toBe(noAnalytics);
  expect(createAnalyticsApi([{ captureEvent() {} }])).not.toBe(noAnalytics);
});
