import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '#sdk';
import { type ListTasksResponse, scaffolderApiRef } from '../../api/ScaffolderApi';
import { isEnded } from '../run/taskRun';
import { sortFields, type TaskListState } from './useTaskListState';

/** The time between two requests while a task on the page runs, in ms. */
const PAUSE = 5_000;

/** Loads a page of tasks. While one of them runs, it is loaded again every five seconds. */
export function useTaskList(state: TaskListState): UseQueryResult<ListTasksResponse> {
  const api = useApi(scaffolderApiRef);
  const { filter, status, sort, offset, pageSize } = state;
  return useQuery({
    queryKey: ['scaffolder-tasks', state],
    queryFn: ({ signal }) =>
      api.listTasks(
        {
          filterByOwnership: filter,
          limit: pageSize,
          offset,
          order: `${sort.direction}:${sortFields[sort.column]}`,
          ...(status && { status: [status] }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      query.state.data?.tasks.some((task) => !isEnded(task.status)) ? PAUSE : false,
  });
}
