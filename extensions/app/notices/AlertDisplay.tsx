import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslationRef } from '#sdk';
import { layer, space } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import { useNotices } from './useNotices';

const loadCard = () => import('./NoticeCard');
const NoticeCard = lazy(async () => ({ default: (await loadCard()).NoticeCard }));

/** Milliseconds until the card is fetched for a message that comes when nothing can be fetched any more. */
const AFTER_FIRST_PAGE = 3_000;

/** Where messages stand on the screen. */
export interface AnchorOrigin {
  vertical: 'top' | 'bottom';
  horizontal: 'left' | 'center' | 'right';
}

const alignments = { left: 'start', center: 'center', right: 'end' } as const;

const Region = styled('div')({
  position: 'fixed',
  insetInline: 0,
  zIndex: layer.tooltip + 1,
  display: 'flex',
  padding: space[4],
  pointerEvents: 'none',
  '& > * > *': { pointerEvents: 'auto' },
});

/** Props of {@link AlertDisplay}. */
export interface AlertDisplayProps {
  /** Milliseconds that a transient alert stays. */
  transientTimeoutMs: number;
  anchorOrigin: AnchorOrigin;
}

/** Shows messages one at a time, the oldest first, and how many wait behind it. */
export function AlertDisplay({ transientTimeoutMs, anchorOrigin }: AlertDisplayProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const { notices, dismiss } = useNotices(transientTimeoutMs);
  const [first] = notices;
  useEffect(() => {
    const timer = setTimeout(() => void loadCard().catch(() => undefined), AFTER_FIRST_PAGE);
    return () => clearTimeout(timer);
  }, []);
  const card = first && (
    <Suspense>
      <NoticeCard
        key={first.key}
        notice={first}
        waiting={notices.length - 1}
        onDismiss={() => dismiss(first.key)}
      />
    </Suspense>
  );
  const isUrgent = first?.tone === 'error' || first?.tone === 'warning';
  // A screen reader only speaks of what comes into a live region that was there before.
  return (
    <Region
      role="region"
      aria-label={t('notice.label')}
      style={{ [anchorOrigin.vertical]: 0, justifyContent: alignments[anchorOrigin.horizontal] }}
    >
      <div role="status">{isUrgent ? null : card}</div>
      <div role="alert">{isUrgent ? card : null}</div>
    </Region>
  );
}
