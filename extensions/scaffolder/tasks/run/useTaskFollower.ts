import { useState, useSyncExternalStore } from 'react';
import { useApi } from '#sdk';
import { scaffolderApiRef } from '../../api/ScaffolderApi';
import type { Task } from '../../protocol/tasks';
import { createTaskFollower, type TaskFollower, type TaskState } from './createTaskFollower';

/** Follows a task while the component is mounted. Another task needs another `key`. */
export function useTaskFollower(task: Task): [TaskState, TaskFollower] {
  const api = useApi(scaffolderApiRef);
  const [follower] = useState(() => createTaskFollower(api, task));
  return [useSyncExternalStore(follower.subscribe, follower.getState), follower];
}
