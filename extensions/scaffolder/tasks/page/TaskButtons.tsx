import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { space } from '#ui';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import { adviseAction } from '../run/adviseAction';
import { isEnded } from '../run/taskRun';
import type { TaskPartProps } from './taskParts';
import { useActionItems } from './useActionItems';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** The buttons for the actions that the state of a task offers. */
export function TaskButtons(props: TaskPartProps) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const { items, dialog } = useActionItems(props);
  const { run } = props.state;
  const hasFailed = run.status === 'failed' || run.status === 'cancelled';
  const advised = adviseAction(run);
  const shown = [
    ...(isEnded(run.status) ? [] : [items.cancel]),
    ...(hasFailed ? [items.retry] : []),
    items.startOver,
    items.logs,
  ];
  return (
    <Bar role="group" aria-label={t('actions.label')}>
      {shown.map(({ id, label, icon, onSelect, disabled, description }) => (
        <Button
          key={id}
          variant={id === advised ? 'contained' : 'outlined'}
          color={id === advised ? 'primary' : 'inherit'}
          startIcon={icon}
          onClick={onSelect}
          disabled={disabled}
          title={description}
        >
          {label}
        </Button>
      ))}
      {dialog}
    </Bar>
  );
}
