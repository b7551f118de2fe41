import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { VisuallyHidden } from '#ui';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import type { TaskStatus } from '../../protocol/tasks';
import type { TaskState } from '../run/createTaskFollower';

/** The changes that are announced. A failure is announced with its reason by the panel that shows it. */
const messages = {
  processing: 'announce.started',
  completed: 'announce.completed',
  cancelled: 'announce.cancelled',
  open: 'announce.restarted',
} as const;

/** Announces changes of the status to screen readers, but not the status when the page is opened, and not the log. */
export function TaskAnnouncer({ state: { run } }: { state: TaskState }) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const [known, setKnown] = useState<{ status: TaskStatus; hasChanged: boolean }>({
    status: run.status,
    hasChanged: false,
  });
  if (known.status !== run.status) setKnown({ status: run.status, hasChanged: true });
  const key = known.hasChanged && run.status in messages ? (run.status as keyof typeof messages) : undefined;
  return <VisuallyHidden role="status">{key && t(messages[key])}</VisuallyHidden>;
}
