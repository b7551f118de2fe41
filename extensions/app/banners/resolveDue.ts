import type { BannerSettings } from './bannerSettings';

/** The messages of a moment, and the next moment at which they are others. */
export interface DueBanners {
  due: BannerSettings[];
  /** In milliseconds since the epoch; nothing when they stay as they are. */
  next: number | undefined;
}

/** Resolves which messages are due. Dates without a time are days where the reader is; the last day counts, too. */
export function resolveDue(banners: readonly BannerSettings[], now: number): DueBanners {
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

function parseMoment(text: string, daysLater: number): number {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (day === undefined) return Date.parse(text);
  return new Date(Number(year), Number(month) - 1, Number(day) + daysLater).getTime();
}
