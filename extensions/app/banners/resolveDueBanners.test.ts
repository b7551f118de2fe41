import { describe, expect, test } from 'vitest';
import type { BannerSettings } from './bannerSettings';
import { resolveDueBanners } from './resolveDueBanners';

const banner = (id: string, span: Partial<BannerSettings>): BannerSettings => ({
  id,
  text: id,
  severity: 'info',
  dismissible: true,
  ...span,
});
const banners = [
  banner('always', {}),
  banner('days', { from: '2026-03-02', until: '2026-03-03' }),
  banner('hours', { from: '2026-03-02T08:00:00Z', until: '2026-03-02T09:00:00Z' }),
];
const at = (moment: Date) => {
  const { due, next } = resolveDueBanners(banners, moment.getTime());
  return [due.map(({ id }) => id), next === undefined ? undefined : new Date(next)];
};

describe('resolveDueBanners', () => {
  test('returns the banners for the current time and includes the last day', () => {
    expect(at(new Date(2026, 2, 1, 23, 59))).toEqual([['always'], new Date(2026, 2, 2)]);
    expect(at(new Date(2026, 2, 3, 23, 59))).toEqual([['always', 'days'], new Date(2026, 2, 4)]);
    expect(at(new Date(2026, 2, 4))).toEqual([['always'], undefined]);
  });

  test('starts and ends banners on time', () => {
    expect(at(new Date('2026-03-02T08:00:00Z'))[0]).toContain('hours');
    expect(at(new Date('2026-03-02T08:30:00Z'))[1]).toEqual(new Date('2026-03-02T09:00:00Z'));
    expect(at(new Date('2026-03-02T09:00:00Z'))[0]).not.toContain('hours');
  });
});
