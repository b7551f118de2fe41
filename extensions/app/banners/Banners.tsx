import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTitles, useTranslationRef } from '#sdk';
import { Banner, fontSize, fontWeight, height, rem, resolveTokens, space, useDismissedBanners } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import { useBannerSlot } from '../layout/bannerSlot';
import { useScreenSize } from '../layout/useScreenSize';
import type { BannerSettings } from './bannerSettings';
import { resolveDueBanners } from './resolveDueBanners';

/** The longest delay of a timer, in ms. `useDueBanners` then waits again. */
const LONGEST_WAIT = 3_600_000;

const bySeverity = ['error', 'warning', 'info', 'success'] as const;

const More = styled('button')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    width: '100%',
    minHeight: height.control,
    padding: `0 ${space[4]}px`,
    border: 0,
    borderBottom: `1px solid ${tokens.line.subtle}`,
    backgroundColor: tokens.surface.base,
    color: tokens.accent.text,
    font: 'inherit',
    fontSize: rem(fontSize.sm),
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: -2,
  };
});

/**
 * Shows the banners for all users: above the page, or above the sign-in page. There, they cannot be dismissed, because the
 * user who dismisses them is not known. On phones, only the most severe one is shown until the user asks for the others.
 */
export function Banners({ banners }: { banners: readonly BannerSettings[] }) {
  const { t } = useTranslationRef(appTranslationRef);
  const printTitle = useTitles();
  const place = useBannerSlot();
  const isSignedOut = place?.dataset['signedOut'] !== undefined;
  const { isDismissed, dismiss } = useDismissedBanners();
  const shown = useDueBanners(banners).filter(
    ({ id, dismissible }) => isSignedOut || !dismissible || !isDismissed(id),
  );
  const [isOpen, setOpen] = useState(false);
  const collapsed = useScreenSize() === 'small' && shown.length > 1;
  if (shown.length === 0) return null;
  const region = (
    <section aria-label={t('banner.label')}>
      {(collapsed && !isOpen ? [findMostSevere(shown)] : shown).map(
        ({ id, text, severity, link, dismissible }) => (
          <Banner
            key={id}
            flush
            severity={severity}
            link={link && { url: link.url, title: printTitle(link.title) }}
            onDismiss={dismissible && !isSignedOut ? () => dismiss(id) : undefined}
          >
            {printTitle(text)}
          </Banner>
        ),
      )}
      {collapsed && (
        <More type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('banner.less') : t('banner.more', { count: shown.length - 1 })}
        </More>
      )}
    </section>
  );
  return place ? createPortal(region, place) : region;
}

function findMostSevere(banners: readonly BannerSettings[]): BannerSettings {
  return banners.reduce((best, next) =>
    bySeverity.indexOf(next.severity) < bySeverity.indexOf(best.severity) ? next : best,
  );
}

function useDueBanners(banners: readonly BannerSettings[]): readonly BannerSettings[] {
  const [now, setNow] = useState(() => Date.now());
  const { due, next } = resolveDueBanners(banners, now);
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
