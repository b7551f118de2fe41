import type { BannerSettings } from './bannerSettings';
import { parseMoment } from './parseMoment';

/** The banners to show at a given time, and when they change next. */
export interface DueBanners {
  due: BannerSettings[];
  /** Milliseconds since the epoch; `undefined` if the banners don't change anymore. */
  next: number | undefined;
}

/** Resolves which banners to show now. Dates without a time are days in the user's time zone, including the last day. */
export function resolveDueBanners(banners: readonly BannerSettings[], now: number): DueBanners {
  const spans = banners.map((banner) => ({
    banner,
    from: banner.from === undefined ? -Infinity : parseMoment(banner.from, 0),
    until: banner.until === undefined ? Infinity : parseMoment(banner.until, 1),
  }));
  const edges = spans.flatMap(({ from, until }) => [from, until]).filter((edge) => edge > now);
  const next = Math.min(...edges);
  return {
    due: spans.filter(({ from, until }) => from <= now && now < until).map(({ banner }) => banner),
    next: Number.isFinite(next) ? next : undefined,
  };
}
