import { Ban, Eye, EyeOff, PanelTopClose, PanelTopOpen, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { ConfirmDialog, type MenuAction } from '#ui';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import { usesSecrets } from '../run/usesSecrets';
import type { TaskPartProps } from './taskParts';
import type { TaskAction } from './useTaskActions';

/** Returns the actions of a task for buttons and menus, and the dialog that one of them opens. */
export function useActionItems({ task, actions, view, changeView }: TaskPartProps): {
  items: Record<'cancel' | 'retry' | 'startOver' | 'logs' | 'buttons', MenuAction>;
  dialog: ReactNode;
} {
  const { t } = useTranslationRef(tasksTranslationRef);
  const [asks, setAsks] = useState(false);
  const { cancel, retry, startOver } = actions;
  const describe = ({ unavailable, isBusy }: TaskAction): Partial<MenuAction> => ({
    disabled: isBusy || unavailable !== undefined,
    ...(unavailable !== undefined && {
      description:
        typeof unavailable === 'string'
          ? t(`actions.${unavailable}`)
          : t('actions.noPermission', { permission: unavailable.permission }),
    }),
  });
  const { showsLogs, showsButtons } = view;
  return {
    items: {
      cancel: {
        id: 'cancel',
        label: t('actions.cancel'),
        icon: <Ban aria-hidden />,
        onSelect: cancel.run,
        ...describe(cancel),
      },
      retry: {
        id: 'retry',
        label: t('actions.retry'),
        icon: <RotateCw aria-hidden />,
        onSelect: () => (usesSecrets(task.spec) ? setAsks(true) : retry.run()),
        ...describe(retry),
      },
      startOver: {
        id: 'startOver',
        label: t('actions.startOver'),
        icon: <RotateCcw aria-hidden />,
        onSelect: startOver.run,
        ...describe(startOver),
      },
      logs: {
        id: 'logs',
        label: t(showsLogs ? 'actions.hideLogs' : 'actions.showLogs'),
        icon: showsLogs ? <EyeOff aria-hidden /> : <Eye aria-hidden />,
        onSelect: () => changeView({ showsLogs: !showsLogs }),
      },
      buttons: {
        id: 'buttons',
        label: t(showsButtons ? 'actions.hideButtons' : 'actions.showButtons'),
        icon: showsButtons ? <PanelTopClose aria-hidden /> : <PanelTopOpen aria-hidden />,
        onSelect: () => changeView({ showsButtons: !showsButtons }),
        divider: true,
      },
    },
    dialog: (
      <ConfirmDialog
        open={asks}
        title={t('actions.secretsTitle')}
        confirmLabel={t('actions.retry')}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          retry.run();
        }}
      >
        {t('actions.secrets')}
      </ConfirmDialog>
    ),
  };
}
