import { useQuery } from '@tanstack/react-query';
import { ShieldX, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ResponseError, useApi, useRouteRef, useTranslationRef } from '#sdk';
import { EmptyState, RouterLink, SkeletonCard, SkeletonHeader } from '#ui';
import { useQueryFailure } from '#extensions/catalog/components';
import { scaffolderApiRef } from '../../api/ScaffolderApi';
import { ScaffolderFailure } from '../../failure/ScaffolderFailure';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import { taskReadPermission } from '../../protocol/permissions';
import { tasksRouteRef } from '../../routes';
import type { TemplateOutputs } from '../outputs/TaskOutputs';
import { TaskView } from './TaskView';

/** The page of a task: its steps while they run, its log and its output. */
export function TaskPage({ outputs }: { outputs: readonly TemplateOutputs[] }) {
  const { taskId = '' } = useParams();
  const api = useApi(scaffolderApiRef);
  // The events of the task change what was loaded, so it is loaded once.
  const query = useQuery({
    queryKey: ['scaffolder-task', taskId],
    queryFn: ({ signal }) => api.getTask(taskId, { signal }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  });
  const failure = useQueryFailure(query);
  if (query.data) return <TaskView key={query.data.id} task={query.data} outputs={outputs} />;
  if (failure) return <LoadFailure taskId={taskId} failure={failure} />;
  return (
    <>
      <SkeletonHeader />
      <SkeletonCard />
    </>
  );
}

function LoadFailure({
  taskId,
  failure,
}: {
  taskId: string;
  failure: NonNullable<ReturnType<typeof useQueryFailure>>;
}) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const tasksPath = useRouteRef(tasksRouteRef);
  const { error } = failure;
  const status = error instanceof ResponseError ? error.status : undefined;
  const back: ReactNode = tasksPath && <RouterLink to={tasksPath()}>{t('page.back')}</RouterLink>;
  if (status === 404)
    return (
      <EmptyState
        icon={<Unplug aria-hidden />}
        title={t('page.notFound')}
        description={t('page.notFoundHint', { id: taskId })}
        action={back}
      />
    );
  if (status === 403)
    return (
      <EmptyState
        icon={<ShieldX aria-hidden />}
        title={t('page.denied')}
        description={t('page.deniedHint', { permission: taskReadPermission.name })}
        action={back}
      />
    );
  return <ScaffolderFailure title={t('page.failed')} {...failure} />;
}
