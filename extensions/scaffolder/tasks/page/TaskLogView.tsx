import { useTranslationRef } from '#sdk';
import { InfoCard } from '#ui';
import { LogView } from '#viewers/log';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import { useLogLines } from '../run/useLogLines';
import type { TaskPartProps } from './taskParts';

/** The log of a step, or of the complete task. */
export function TaskLogView({ task, state, view }: TaskPartProps) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const step = state.run.steps.find(({ id }) => id === view.stepId);
  const lines = useLogLines(state, step?.id);
  const label = step ? t('log.ofStep', { step: step.name }) : t('log.ofTask');
  if (state.run.status === 'open') return <InfoCard title={t('log.title')} empty={t('log.waiting')} />;
  return (
    <LogView
      key={step?.id ?? ''}
      lines={lines}
      label={label}
      isLive={state.phase === 'live'}
      fileName={`task-${task.id}${step ? `-${step.id}` : ''}.log`}
      height={480}
    />
  );
}
