import { useSearchParams } from 'react-router-dom';

/** What the page of a task shows. It is in the URL. */
export interface TaskView {
  /** The step whose log is shown. All steps by default. */
  stepId: string | undefined;
  showsLogs: boolean;
  showsButtons: boolean;
}

/** Returns what the page shows, and a function that changes it. */
export function useTaskView(): [TaskView, (change: Partial<TaskView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view: TaskView = {
    stepId: query.get('step') ?? undefined,
    showsLogs: query.get('logs') !== 'hidden',
    showsButtons: query.get('buttons') !== 'hidden',
  };
  const change = (changed: Partial<TaskView>): void => {
    const next = { ...view, ...changed };
    setQuery(
      (current) => {
        const params = new URLSearchParams(current);
        set(params, 'step', next.stepId);
        set(params, 'logs', next.showsLogs ? undefined : 'hidden');
        set(params, 'buttons', next.showsButtons ? undefined : 'hidden');
        return params;
      },
      { replace: true },
    );
  };
  return [view, change];
}

function set(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) params.delete(name);
  else params.set(name, value);
}
