import { useTranslationRef } from '#sdk';
import { StatusBadge } from '#ui';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import type { TaskStatus } from '../../protocol/tasks';
import { statusTones } from './taskStatus';

/** Props of {@link TaskStatusBadge}. */
export interface TaskStatusBadgeProps {
  status: TaskStatus;
  /** Whether the task was canceled and still runs. */
  isCanceling?: boolean;
  /** Shows the icon and the text without a background, for tables. */
  plain?: boolean;
}

/** The status of a task. */
export function TaskStatusBadge({ status, isCanceling = false, plain = false }: TaskStatusBadgeProps) {
  const { t } = useTranslationRef(tasksTranslationRef);
  return (
    <StatusBadge tone={isCanceling ? 'warning' : statusTones[status]} plain={plain}>
      {t(isCanceling ? 'status.canceling' : `status.${status}`)}
    </StatusBadge>
  );
}
