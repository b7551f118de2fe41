import Button from '@mui/material/Button';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { LoaderCircle, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { configApiRef, useApi, useTranslationRef } from '#sdk';
import { ConfirmDialog, VisuallyHidden, fontSize, rem, resolveTokens, space } from '#ui';
import { kubernetesProxyApiRef } from '../api/KubernetesProxyApi';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { KubernetesObject } from '../model/kubernetesObject';
import { useKubernetesObjects } from '../objects/KubernetesObjectsContext';
import { describeDeletion, isReady, type Deletion } from './describeDeletion';

/** Props of {@link DeletePod}. */
export interface DeletePodProps {
  clusterName: string;
  pod: KubernetesObject;
  /** The objects of the cluster. */
  objects: readonly KubernetesObject[];
}

const turn = keyframes({ to: { rotate: '360deg' } });

const Spinner = styled(LoaderCircle)({
  animation: `${turn} 1s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const Problem = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  margin: 0,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).status.error.text,
}));

const Words = styled('div')({
  display: 'grid',
  gap: space[2],
  '& p': { margin: 0, overflowWrap: 'anywhere' },
});

/** A button that deletes a pod after a question. Nothing if the configuration or the user's permissions do not allow it. */
export function DeletePod(props: DeletePodProps) {
  const config = useApi(configApiRef);
  const isEnabled = config.getOptionalBoolean('kubernetes.frontend.podDelete.enabled') ?? false;
  const { mayUseProxy } = useKubernetesObjects();
  return isEnabled && mayUseProxy !== false ? <DeleteButton {...props} /> : null;
}

function DeleteButton({ clusterName, pod, objects }: DeletePodProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const api = useApi(kubernetesProxyApiRef);
  const { refresh } = useKubernetesObjects();
  const [state, setState] = useState<'idle' | 'asking' | 'deleting' | 'failed'>('idle');
  const { name = '', namespace = 'default', deletionTimestamp } = pod.metadata ?? {};
  const isDeleting = state === 'deleting' || (deletionTimestamp !== undefined && state !== 'failed');
  const remove = async (): Promise<void> => {
    setState('deleting');
    try {
      await api.deletePod({ clusterName, namespace, podName: name });
      refresh();
    } catch (cause) {
      console.error(`The pod '${name}' was not deleted.`, cause);
      setState('failed');
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={isDeleting || state === 'failed'}
        startIcon={isDeleting ? <Spinner aria-hidden /> : <Trash2 aria-hidden />}
        onClick={() => setState('asking')}
      >
        {t('delete.button')}
      </Button>
      <VisuallyHidden role="status">{isDeleting ? t('delete.running') : ''}</VisuallyHidden>
      {state === 'failed' && <Problem role="alert">{t('delete.failed')}</Problem>}
      <ConfirmDialog
        open={state === 'asking'}
        danger
        title={t('delete.title', { name })}
        confirmLabel={t('delete.confirm')}
        onConfirm={() => void remove()}
        onCancel={() => setState('idle')}
      >
        <Effect deletion={describeDeletion(pod, objects)} wasReady={isReady(pod)} />
      </ConfirmDialog>
    </>
  );
}

function Effect({ deletion, wasReady }: { deletion: Deletion; wasReady: boolean }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const { effect, kind, owner, othersReady, graceSeconds } = deletion;
  return (
    <Words>
      <p>{t(`delete.${effect}`, { kind, owner })}</p>
      {othersReady === 0 && wasReady && <p>{t('delete.last')}</p>}
      {othersReady !== undefined && othersReady > 0 && <p>{t('delete.others', { count: othersReady })}</p>}
      <p>{t('delete.grace', { count: graceSeconds })}</p>
    </Words>
  );
}
