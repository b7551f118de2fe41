import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { lazyPart, useTranslationRef } from '#sdk';
import { DialogBox, ProgressBar } from '#ui';
import { kubernetesTerminalTranslationRef } from '../i18n/terminal/kubernetesTerminalTranslationRef';
import type { PodTerminalProps } from './PodTerminal';
import { stageHeight } from './stageHeight';

const TerminalStage = lazyPart(
  async () => (await import('./TerminalStage')).TerminalStage,
  () => <ProgressBar />,
);

const Frame = styled('div')({ minHeight: stageHeight });

/** The open dialog with a shell. */
export function PodTerminalDialog({
  cluster,
  namespace = 'default',
  pod,
  containers,
  container = containers[0] ?? '',
  onClose,
}: PodTerminalProps) {
  const { t } = useTranslationRef(kubernetesTerminalTranslationRef);
  const [chosen, setChosen] = useState(container);
  return (
    <DialogBox open modal width="lg" title={t('title', { namespace, pod })} onClose={onClose}>
      <Frame>
        <TerminalStage
          key={chosen}
          location={{ cluster, namespace, pod, container: chosen }}
          containers={containers}
          onContainer={setChosen}
        />
      </Frame>
    </DialogBox>
  );
}
