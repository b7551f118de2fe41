import type { Task } from '../../protocol/tasks';
import type { TaskState } from '../run/createTaskFollower';
import type { TaskActions } from './useTaskActions';
import type { TaskTemplate } from './useTaskTemplate';
import type { useTaskView } from './useTaskView';

/** What the parts of the page share. */
export interface TaskPartProps {
  task: Task;
  state: TaskState;
  template: TaskTemplate;
  actions: TaskActions;
  view: ReturnType<typeof useTaskView>[0];
  changeView: ReturnType<typeof useTaskView>[1];
}
