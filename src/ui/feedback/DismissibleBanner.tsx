import { Banner, type BannerProps } from './Banner';
import { useDismissedBanners } from './useDismissedBanners';

/** Props of {@link DismissibleBanner}. */
export interface DismissibleBannerProps extends Omit<BannerProps, 'onDismiss'> {
  /** Identifies the message permanently. After a user dismisses it, banners with the same id are not shown again. */
  id: string;
}

/**
 * A banner that is shown until the user dismisses it. The choice is saved in the user's settings and applies to all their
 * browsers.
 */
export function DismissibleBanner({ id, ...banner }: DismissibleBannerProps) {
  const { isDismissed, dismiss } = useDismissedBanners();
  return isDismissed(id) ? null : <Banner {...banner} onDismiss={() => dismiss(id)} />;
}
