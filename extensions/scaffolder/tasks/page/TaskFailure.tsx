import Button from '@mui/material/Button';
import { useTranslationRef } from '#sdk';
import { Banner, ErrorPanel } from '#ui';
import { EntityRefLink } from '#extensions/catalog/components';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import { isEnded } from '../run/taskRun';
import type { TaskPartProps } from './taskParts';

/** Messages of actions can contain whole responses. The log has the full text. */
const MAX_MESSAGE = 1_000;

const advices = { ConflictError: 'failure.conflict', NotAllowedError: 'failure.denied' } as const;

/** Why a task failed, and what to do. */
export function TaskFailure({ state: { run }, template, view, changeView }: TaskPartProps) {
  const { t } = useTranslationRef(tasksTranslationRef);
  if (run.isCanceled)
    return (
      <Banner severity="warning">{t(isEnded(run.status) ? 'failure.canceled' : 'failure.canceling')}</Banner>
    );
  // A step can fail before the task ends, because later steps can run after a failure.
  const step = run.steps.find(({ status }) => status === 'failed');
  if (!run.error) return null;
  const { name, message } = run.error;
  const shown = message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
  const advice =
    name === 'InputError' && step
      ? t('failure.input', { action: step.action })
      : t(advices[name as keyof typeof advices] ?? 'failure.other');
  const showsLog = view.showsLogs && view.stepId === step?.id;
  return (
    <ErrorPanel
      title={step ? t('failure.step', { step: step.name }) : t('failure.task')}
      error={{ message: shown }}
      actions={
        step &&
        !showsLog && (
          <Button onClick={() => changeView({ stepId: step.id, showsLogs: true })}>
            {t('failure.showLog')}
          </Button>
        )
      }
    >
      <p>{advice}</p>
      {template.owner !== undefined && (
        <p>
          {t('failure.owner')}: <EntityRefLink entityRef={template.owner} />
        </p>
      )}
    </ErrorPanel>
  );
}
