import { useTranslationRef } from '#sdk';
import { MenuButton } from '#ui';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import type { TaskPartProps } from './taskParts';
import { useActionItems } from './useActionItems';

/** The menu with all actions of a task. */
export function TaskMenu(props: TaskPartProps) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const { items, dialog } = useActionItems(props);
  const { logs, buttons, retry, startOver, cancel } = items;
  return (
    <div>
      <MenuButton label={t('actions.menu')} items={[cancel, retry, startOver, logs, buttons]} />
      {dialog}
    </div>
  );
}
