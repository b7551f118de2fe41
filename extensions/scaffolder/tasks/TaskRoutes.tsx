import { Route, Routes } from 'react-router-dom';
import { lazyPart, NotFoundErrorPage, preloadLater } from '#sdk';
import { SkeletonCard } from '#ui';
import { TaskListPage } from './list/TaskListPage';
import type { TemplateOutputs } from './outputs/TaskOutputs';

const TaskPage = lazyPart(
  preloadLater(async () => (await import('./page/TaskPage')).TaskPage),
  () => <SkeletonCard />,
);

/** The list of tasks, and the page of each task. */
export function TaskRoutes({ outputs }: { outputs: readonly TemplateOutputs[] }) {
  return (
    <Routes>
      <Route index element={<TaskListPage />} />
      <Route path=":taskId" element={<TaskPage outputs={outputs} />} />
      <Route path="*" element={<NotFoundErrorPage />} />
    </Routes>
  );
}
