import type { Banners } from './Banners';

let loaded: typeof Banners | undefined;
let loading: Promise<typeof Banners> | undefined;

async function load(): Promise<typeof Banners> {
  try {
    loaded = (await import('./Banners')).Banners;
    return loaded;
  } catch (error) {
    // A load that failed is tried again the next time.
    loading = undefined;
    throw error;
  }
}

/** Gives what draws banners: at once when it is there, else after loading it. */
export function pickBanners(): typeof Banners | Promise<typeof Banners> {
  if (loaded !== undefined) return loaded;
  loading ??= load();
  return loading;
}

/**
 * Holds something back until the banners are there that somebody has asked for: what is drawn with them in one frame is not
 * pushed down afterwards. Banners that cannot be loaded hold nothing back.
 */
export function afterBanners<T>(value: T | Promise<T>): T | Promise<T> {
  if (loading === undefined || loaded !== undefined) return value;
  return loading.then(
    () => value,
    () => value,
  );
}
