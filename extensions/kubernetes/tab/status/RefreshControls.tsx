import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Pause, Play, RotateCw } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { RelativeTime, Tooltip, fontSize, rem, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import { useKubernetesObjects } from '../../objects/KubernetesObjectsContext';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: rem(fontSize.sm),
  color: theme.palette.text.secondary,
}));

/** The age of the objects, and buttons to pause and to load them now. */
export function RefreshControls() {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { clusters = [], isPaused, setPaused, refresh } = useKubernetesObjects();
  const times = clusters.flatMap(({ loaded }) => (loaded ? [loaded.loadedAt, ...loaded.stale.values()] : []));
  const pause = t(isPaused ? 'refresh.resume' : 'refresh.pause');
  const Icon = isPaused ? Play : Pause;
  return (
    <Bar>
      {times.length > 0 && (
        <RelativeTime
          value={Math.min(...times)}
          within={(time) => t(isPaused ? 'refresh.paused' : 'refresh.updated', { time })}
        />
      )}
      <Tooltip title={pause} describe={false}>
        <IconButton aria-label={pause} onClick={() => setPaused(!isPaused)}>
          <Icon aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('refresh.now')} describe={false}>
        <IconButton aria-label={t('refresh.now')} onClick={refresh}>
          <RotateCw aria-hidden />
        </IconButton>
      </Tooltip>
    </Bar>
  );
}
