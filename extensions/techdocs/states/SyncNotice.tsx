import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { frameSizes, useScreenSize } from '#extensions/app';
import { useTranslationRef } from '#sdk';
import { Banner, layer, measure, radius, resolveTokens, space } from '#ui';
import { readerTranslationRef } from '../i18n/reader/readerTranslationRef';
import type { ContentState, SyncState } from '../client/syncState';
import { BuildLog } from './BuildLog';

/** Props of {@link SyncNotice}. */
export interface SyncNoticeProps {
  shown: ContentState;
  state: Pick<SyncState<unknown>, 'syncError' | 'buildLog'>;
  onRefresh: () => void;
  /** Whether it is shown over the end of the window, so that the text which is read does not move. */
  isOver: boolean;
}

const Notice = styled('div')(({ theme }) => ({
  '&[data-shown]': { display: 'grid', gap: space[2], marginBottom: space[4] },
  // A page that is built for the first time has its space below.
  '&[data-shown]:not([data-over])': {
    position: 'absolute',
    insetInline: 'var(--docs-margin)',
  },
  '&[data-over]': {
    position: 'fixed',
    zIndex: layer.sticky,
    bottom: `calc(${space[4]}px + env(safe-area-inset-bottom))`,
    insetInline: space[4],
    width: 'fit-content',
    maxWidth: `min(${measure.prose}, 100% - ${space[8]}px)`,
    maxHeight: '60vh',
    margin: '0 auto',
    padding: space[2],
    overflowY: 'auto',
    backgroundColor: resolveTokens(theme).surface.floating,
    border: `1px solid ${resolveTokens(theme).line.subtle}`,
    borderRadius: radius.card,
    boxShadow: theme.shadows[8],
  },
  '&[data-over][data-above-bar]': {
    bottom: `calc(${frameSizes.bar + space[4]}px + env(safe-area-inset-bottom))`,
  },
  '& > [data-line]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] },
  '@media print': { display: 'none' },
}));

const sentences = {
  INITIAL_BUILD: 'sync.initial',
  CONTENT_STALE_REFRESHING: 'sync.refreshing',
  CONTENT_STALE_READY: 'sync.ready',
  CONTENT_STALE_ERROR: 'sync.failed',
} as const;

/** What happens with the build of a site. Only its sentence is announced: the log can grow ten times per second. */
export function SyncNotice({ shown, state, onRefresh, isOver }: SyncNoticeProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const sentence = shown in sentences ? sentences[shown as keyof typeof sentences] : undefined;
  const isReady = shown === 'CONTENT_STALE_READY';
  const hasBar = useScreenSize() === 'small';
  const hasFailed = shown === 'CONTENT_STALE_ERROR';
  const banner = sentence && (
    <Banner severity={isReady ? 'success' : hasFailed ? 'warning' : 'info'}>
      {t(sentence)} {hasFailed && state.syncError?.message}
    </Banner>
  );
  return (
    <Notice
      data-shown={banner ? '' : undefined}
      data-over={banner && isOver ? '' : undefined}
      data-above-bar={hasBar ? '' : undefined}
    >
      <div data-line="">
        <div role="status">{banner}</div>
        {isReady && (
          <Button size="small" variant="contained" onClick={onRefresh}>
            {t('sync.refresh')}
          </Button>
        )}
      </div>
      {banner && !isReady && <BuildLog lines={state.buildLog} isLive={!hasFailed} />}
    </Notice>
  );
}
