import type { StatusTone } from '#ui';
import type { TaskStatus } from '../../protocol/tasks';

/** The color of a status. The words beside it say the same. */
export const statusTones: Readonly<Record<TaskStatus, StatusTone>> = {
  open: 'neutral',
  processing: 'info',
  completed: 'success',
  failed: 'error',
  cancelled: 'warning',
  skipped: 'neutral',
};
