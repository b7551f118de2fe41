import { createModuleLoader } from '../chrome/createModuleLoader';

const loader = createModuleLoader(() => import('./Banners'));

/** Returns the component that renders banners. It is a promise only until the module is loaded. */
export function loadBannersComponent() {
  const loaded = loader.peek();
  return loaded === undefined ? loader.load().then(({ Banners }) => Banners) : loaded.Banners;
}

/**
 * Delays a value until the banners are loaded, so that they don't push the content down later. If they fail to load,
 * the value is still returned.
 */
export function waitForBanners<T>(value: T | Promise<T>): T | Promise<T> {
  const pending = loader.pending();
  if (pending === undefined) return value;
  return pending.then(
    () => value,
    () => value,
  );
}
