import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { Banner, space } from '#ui';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import type { ContentState, SyncState } from '../../client/syncState';
import { BuildLog } from './BuildLog';

/** Props of {@link SyncNotice}. */
export interface SyncNoticeProps {
  shown: ContentState;
  state: Pick<SyncState<unknown>, 'syncError' | 'buildLog'>;
  onRefresh: () => void;
}

const Notice = styled('div')({
  '&[data-shown]': { display: 'grid', gap: space[2], marginBottom: space[4] },
  '@media print': { display: 'none' },
});

const sentences = {
  INITIAL_BUILD: 'sync.initial',
  CONTENT_STALE_REFRESHING: 'sync.refreshing',
  CONTENT_STALE_READY: 'sync.ready',
  CONTENT_STALE_ERROR: 'sync.failed',
} as const;

/** What happens with the build of a site. Only its sentence is announced: the log can grow ten times per second. */
export function SyncNotice({ shown, state, onRefresh }: SyncNoticeProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const sentence = shown in sentences ? sentences[shown as keyof typeof sentences] : undefined;
  const isReady = shown === 'CONTENT_STALE_READY';
  const hasFailed = shown === 'CONTENT_STALE_ERROR';
  const banner = sentence && (
    <Banner severity={isReady ? 'success' : hasFailed ? 'warning' : 'info'}>
      {t(sentence)} {hasFailed && state.syncError?.message}
    </Banner>
  );
  return (
    <Notice data-shown={banner ? '' : undefined}>
      <div role="status">{banner}</div>
      {isReady && (
        <Button size="small" onClick={onRefresh}>
          {t('sync.refresh')}
        </Button>
      )}
      {banner && !isReady && <BuildLog lines={state.buildLog} isLive={!hasFailed} />}
    </Notice>
  );
}
