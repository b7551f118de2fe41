import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { CompoundEntityRef } from '#model';
import { useApi, usePermission, useRouteRef } from '#sdk';
import { scaffolderApiRef } from '../../api/ScaffolderApi';
import { taskCancelPermission, taskCreatePermission } from '../../protocol/permissions';
import type { Task } from '../../protocol/tasks';
import { selectedTemplateRouteRef } from '../../routes';
import type { TaskFollower, TaskState } from '../run/createTaskFollower';
import { isEnded } from '../run/taskRun';

/** Why an action is not available: the message, or the permission that the user lacks. */
export type Unavailable = 'noTemplate' | 'notRunning' | 'notFailed' | { permission: string };

/** An action of a task. */
export interface TaskAction {
  /** Undefined if it is available. */
  unavailable: Unavailable | undefined;
  isBusy: boolean;
  error: unknown;
  run: () => void;
}

/** The actions of a task. */
export interface TaskActions {
  cancel: TaskAction;
  retry: TaskAction;
  startOver: TaskAction;
}

/** Returns what the user can do with a task. */
export function useTaskActions(
  task: Task,
  [{ run }, follower]: [TaskState, TaskFollower],
  template: CompoundEntityRef | undefined,
): TaskActions {
  const api = useApi(scaffolderApiRef);
  const navigate = useNavigate();
  const templatePath = useRouteRef(selectedTemplateRouteRef);
  const { allowed: canCancel } = usePermission({
    permission: taskCancelPermission,
    resourceRef: task.id,
  });
  const { allowed: canCreate } = usePermission({ permission: taskCreatePermission });
  const cancel = useMutation({ mutationFn: () => api.cancelTask(task.id) });
  const retry = useMutation({
    mutationFn: () => api.retry({ taskId: task.id }),
    onSuccess: () => {
      cancel.reset();
      follower.restart();
    },
  });
  const hasFailed = run.status === 'failed' || run.status === 'cancelled';
  const create = canCreate ? undefined : { permission: taskCreatePermission.name };
  const change = canCancel ? undefined : { permission: taskCancelPermission.name };
  const startOver = (): void => {
    if (!template || !templatePath) return;
    const { namespace, name } = template;
    // Not in the URL, which is part of the history of the browser and of analytics events.
    const state = { formData: task.spec.parameters };
    void navigate(templatePath({ namespace, templateName: name }), { state });
  };
  return {
    cancel: {
      unavailable: isEnded(run.status) ? 'notRunning' : change,
      isBusy: cancel.isPending || run.isCanceled,
      error: cancel.error,
      run: () => cancel.mutate(),
    },
    retry: {
      unavailable: hasFailed ? (create ?? change) : 'notFailed',
      isBusy: retry.isPending,
      error: retry.error,
      run: () => retry.mutate(),
    },
    startOver: {
      unavailable: template && templatePath ? create : 'noTemplate',
      isBusy: false,
      error: null,
      run: startOver,
    },
  };
}
