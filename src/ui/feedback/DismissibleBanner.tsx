import { Banner, type BannerProps } from './Banner';
import { useDismissedBanners } from './useDismissedBanners';

/** Props of {@link DismissibleBanner}. */
export interface DismissibleBannerProps extends Omit<BannerProps, 'onDismiss'> {
  /** Names the message for good: who has put it away never sees one of the same id again. */
  id: string;
}

/** A banner that is shown until it is put away, once and for all browsers that keep the user's settings together. */
export function DismissibleBanner({ id, ...banner }: DismissibleBannerProps) {
  const { isDismissed, dismiss } = useDismissedBanners();
  return isDismissed(id) ? null : <Banner {...banner} onDismiss={() => dismiss(id)} />;
}
