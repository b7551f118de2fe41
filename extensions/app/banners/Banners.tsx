import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTitles, useTranslationRef } from '#sdk';
import { Banner, useDismissedBanners } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import { useBannerPlace } from '../layout/bannerPlace';
import type { BannerSettings } from './bannerSettings';
import { resolveDue } from './resolveDue';

/** Timers count no further than this. */
const LONGEST_WAIT = 3_600_000;

/** The messages to everybody: above the page, or above the sign-in page while there is none. */
export function Banners({ banners }: { banners: readonly BannerSettings[] }) {
  const { t } = useTranslationRef(appTranslationRef);
  const printTitle = useTitles();
  const place = useBannerPlace();
  const { isDismissed, dismiss } = useDismissedBanners();
  const shown = useDue(banners).filter(({ id, dismissible }) => !dismissible || !isDismissed(id));
  if (shown.length === 0) return null;
  const region = (
    <section aria-label={t('banner.label')}>
      {shown.map(({ id, text, severity, link, dismissible }) => (
        <Banner
          key={id}
          flush
          severity={severity}
          link={link && { url: link.url, title: printTitle(link.title) }}
          onDismiss={dismissible ? () => dismiss(id) : undefined}
        >
          {printTitle(text)}
        </Banner>
      ))}
    </section>
  );
  return place ? createPortal(region, place) : region;
}

function useDue(banners: readonly BannerSettings[]): readonly BannerSettings[] {
  const [now, setNow] = useState(() => Date.now());
  const { due, next } = resolveDue(banners, now);
  useEffect(() => {
    if (next === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = next - Date.now();
      if (left <= 0) setNow(Date.now());
      else timer = setTimeout(wait, Math.min(left, LONGEST_WAIT));
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
  return due;
}
