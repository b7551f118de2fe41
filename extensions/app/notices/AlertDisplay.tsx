import { styled } from '@mui/material/styles';
import { lazyPart, preloadLater, useTranslationRef } from '#sdk';
import { layer, resolveTokens, space } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import type { NoticeCardProps } from './NoticeCard';
import { useNotices } from './useNotices';

// A message may appear when the connection is lost.
const NoticeCard = lazyPart(
  preloadLater(async () => (await import('./NoticeCard')).NoticeCard),
  undefined,
  PlainNotice,
);

/** Position of messages on the screen. */
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

const Plain = styled('p')(({ theme }) => ({
  margin: 0,
  padding: space[3],
  backgroundColor: resolveTokens(theme).surface.floating,
}));

/** Shows a message if the card cannot be loaded. */
function PlainNotice({ notice }: NoticeCardProps) {
  return <Plain>{notice.title}</Plain>;
}

/** Props of {@link AlertDisplay}. */
export interface AlertDisplayProps {
  /** How long a transient alert is shown, in ms. */
  transientTimeoutMs: number;
  anchorOrigin: AnchorOrigin;
}

/** Shows alerts and toasts one at a time, oldest first, with the number of waiting messages. */
export function AlertDisplay({ transientTimeoutMs, anchorOrigin }: AlertDisplayProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const { notices, dismiss } = useNotices(transientTimeoutMs);
  const [first] = notices;
  const card = first && (
    <NoticeCard
      key={first.key}
      notice={first}
      waiting={notices.length - 1}
      onDismiss={() => dismiss(first.key)}
    />
  );
  const isUrgent = first?.tone === 'error' || first?.tone === 'warning';
  // Screen readers only announce changes in live regions that already exist.
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
