import { lazyPart, useTranslationRef } from '#sdk';
import { DialogBox, ProgressBar } from '#ui';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { LogsPanelProps } from './LogsPanel';

/** Props of {@link LogsDialog}. */
export interface LogsDialogProps extends Omit<LogsPanelProps, 'height'> {
  /** The title of the cluster. */
  clusterTitle: string;
  onClose: () => void;
}

const LogsPanel = lazyPart(
  async () => (await import('./LogsPanel')).LogsPanel,
  () => <ProgressBar />,
);

/** The logs of a pod or workload in a dialog. */
export function LogsDialog({ clusterTitle, onClose, ...panel }: LogsDialogProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  return (
    <DialogBox
      open
      width="lg"
      title={`${t('logs.title', { name: panel.name })} ${t('logs.on', { cluster: clusterTitle })}`}
      onClose={onClose}
    >
      <LogsPanel {...panel} />
    </DialogBox>
  );
}
