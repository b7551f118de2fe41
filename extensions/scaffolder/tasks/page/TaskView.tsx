import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { Banner, ErrorPanel, SkeletonCard, space } from '#ui';
import { ScaffolderFailure } from '../../failure/ScaffolderFailure';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import type { Task } from '../../protocol/tasks';
import { TaskOutputs, type TemplateOutputs } from '../outputs/TaskOutputs';
import { isEnded } from '../run/taskRun';
import { useTaskFollower } from '../run/useTaskFollower';
import { StepsCard } from './StepsCard';
import { TaskAnnouncer } from './TaskAnnouncer';
import { TaskButtons } from './TaskButtons';
import { TaskFailure } from './TaskFailure';
import { TaskHeader } from './TaskHeader';
import { TaskLogView } from './TaskLogView';
import { useTaskActions } from './useTaskActions';
import { useTaskTemplate } from './useTaskTemplate';
import { useTaskView } from './useTaskView';

/** Props of {@link TaskView}. */
export interface TaskViewProps {
  /** The task when the page was opened. */
  task: Task;
  outputs: readonly TemplateOutputs[];
}

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

/** The steps next to the output and the log. On narrow pages, these are below. The steps stay in place when the output arrives. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media (min-width: 1100px)': {
    '&[data-two]': { gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr)' },
  },
});

/** A task while it runs and after it has ended. */
export function TaskView({ task, outputs }: TaskViewProps) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const [state, follower] = useTaskFollower(task);
  const [view, changeView] = useTaskView();
  const template = useTaskTemplate(task);
  const actions = useTaskActions(task, [state, follower], template.ref);
  const { run } = state;
  // The output and the failure of an ended task are in its events. Everything appears at once, so that nothing moves.
  const isWaitingForEvents = state.phase === 'loading' && isEnded(task.status) && run.startedAt === undefined;
  const shared = { task, state, template, actions, view, changeView };
  return (
    <Stack>
      <TaskHeader {...shared} />
      <TaskAnnouncer state={state} />
      {view.showsButtons && <TaskButtons {...shared} />}
      {actions.cancel.error !== null && (
        <ErrorPanel title={t('actions.cancelFailed')} error={actions.cancel.error} />
      )}
      {actions.retry.error !== null && (
        <ErrorPanel title={t('actions.retryFailed')} error={actions.retry.error} />
      )}
      {state.lost && <Banner severity="warning">{t('page.lost')}</Banner>}
      {state.failure && <EventsFailure failure={state.failure} onRetry={follower.reconnect} />}
      <TaskFailure {...shared} />
      {isWaitingForEvents ? (
        <SkeletonCard height={520} />
      ) : (
        <Columns data-two={view.showsLogs || run.output ? '' : undefined}>
          <StepsCard {...shared} />
          <Stack>
            {run.output && (
              <TaskOutputs
                output={run.output}
                taskId={task.id}
                templateRef={task.spec.templateInfo?.entityRef}
                outputs={outputs}
              />
            )}
            {view.showsLogs && <TaskLogView {...shared} />}
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}

/** Why the events cannot be read. A task that is removed while it is shown keeps its last state. */
function EventsFailure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const { t } = useTranslationRef(tasksTranslationRef);
  if ('status' in failure && failure.status === 404)
    return <Banner severity="warning">{t('page.removed')}</Banner>;
  return <ScaffolderFailure title={t('page.eventsFailed')} error={failure} onRetry={onRetry} />;
}
