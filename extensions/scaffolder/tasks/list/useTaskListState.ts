import { useSearchParams } from 'react-router-dom';
import type { SortState } from '#ui';
import { taskStatusSchema, type TaskStatus } from '../../protocol/tasks';

/** Which tasks the list shows. It is in the URL. */
export interface TaskListState {
  filter: 'owned' | 'all';
  status: TaskStatus | undefined;
  sort: SortState;
  offset: number;
  pageSize: number;
}

/** The statuses of tasks. Only steps are skipped. */
export const listedStatuses = taskStatusSchema.options.filter((status) => status !== 'skipped');

/** The columns that the backend sorts by, with its name for each. */
export const sortFields: Readonly<Record<string, string>> = {
  created: 'created_at',
  owner: 'created_by',
  status: 'status',
};

const DEFAULTS = { column: 'created', direction: 'desc', pageSize: 20 } as const;

/** Returns which tasks the list shows, and a function that changes it. Other tasks start on the first page. */
export function useTaskListState(): [TaskListState, (change: Partial<TaskListState>) => void] {
  const [query, setQuery] = useSearchParams();
  const state = readState(query);
  const change = (changed: Partial<TaskListState>): void =>
    setQuery((current) => printState({ ...readState(current), offset: 0, ...changed }));
  return [state, change];
}

function readState(query: URLSearchParams): TaskListState {
  const status = taskStatusSchema.safeParse(query.get('status')).data;
  const [, direction, column] = /^(asc|desc):(\w+)$/.exec(query.get('sort') ?? '') ?? [];
  const isKnown = column !== undefined && Object.hasOwn(sortFields, column);
  return {
    filter: query.get('filter') === 'all' ? 'all' : 'owned',
    status: listedStatuses.find((known) => known === status),
    sort: {
      column: isKnown ? column : DEFAULTS.column,
      direction: isKnown && direction === 'asc' ? 'asc' : DEFAULTS.direction,
    },
    offset: readCount(query.get('offset'), 0),
    pageSize: Math.min(100, Math.max(1, readCount(query.get('rows'), DEFAULTS.pageSize))),
  };
}

function readCount(text: string | null, fallback: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : fallback;
}

function printState({ filter, status, sort, offset, pageSize }: TaskListState): URLSearchParams {
  const isDefault = sort.column === DEFAULTS.column && sort.direction === DEFAULTS.direction;
  return new URLSearchParams({
    ...(filter === 'all' && { filter }),
    ...(status && { status }),
    ...(!isDefault && { sort: `${sort.direction}:${sort.column}` }),
    ...(offset > 0 && { offset: `${offset}` }),
    ...(pageSize !== DEFAULTS.pageSize && { rows: `${pageSize}` }),
  });
}
