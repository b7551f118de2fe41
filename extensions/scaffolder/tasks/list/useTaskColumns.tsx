import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useRouteRef, useTranslationRef } from '#sdk';
import {
  CopyButton,
  type DataTableColumn,
  fontFamily,
  fontSize,
  RelativeTime,
  rem,
  resolveTokens,
  RouterLink,
  space,
  Truncate,
} from '#ui';
import { EntityRefLink } from '#extensions/catalog/components';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import type { Task } from '../../protocol/tasks';
import { ongoingTaskRouteRef } from '../../routes';
import { nameSubject } from '../run/nameSubject';
import { TaskStatusBadge } from '../status/TaskStatusBadge';

/** The name of what the task creates, and the start of the id. The complete id is in the tooltip. */
const Identity = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  '& > a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > code': {
    fontFamily: fontFamily.mono,
    fontSize: rem(fontSize.sm),
    color: resolveTokens(theme).text.secondary,
    // The name needs the space.
    '@media (max-width: 600px)': { display: 'none' },
  },
}));

const idLength = 8;

/** Returns the columns of the list of tasks. */
export function useTaskColumns(): ReadonlyArray<DataTableColumn<Task>> {
  const { t } = useTranslationRef(tasksTranslationRef);
  const taskPath = useRouteRef(ongoingTaskRouteRef);
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('list.id'),
        primary: true,
        minWidth: 220,
        title: ({ id, spec }) => [nameSubject(spec), id].filter(Boolean).join(' · '),
        cell: ({ id, spec }) => {
          const subject = nameSubject(spec);
          const name = <bdi>{subject ?? id}</bdi>;
          return (
            <Identity>
              {taskPath ? <RouterLink to={taskPath({ taskId: id })}>{name}</RouterLink> : name}
              {subject !== undefined && <code dir="ltr">{id.slice(0, idLength)}</code>}
              <CopyButton text={id} label={t('list.copyId', { name: subject ?? id })} size="small" />
            </Identity>
          );
        },
      },
      {
        id: 'template',
        header: t('list.template'),
        title: nameTemplate,
        minWidth: 140,
        priority: 3,
        summary: nameTemplate,
        cell: (task) => {
          const entityRef = task.spec.templateInfo?.entityRef;
          if (entityRef === undefined) return t('list.unnamed');
          return (
            <EntityRefLink entityRef={entityRef} defaultKind="template">
              <Truncate>{nameTemplate(task) ?? entityRef}</Truncate>
            </EntityRefLink>
          );
        },
      },
      {
        id: 'created',
        header: t('list.created'),
        sortable: true,
        priority: 2,
        cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
      },
      {
        id: 'owner',
        header: t('list.owner'),
        sortable: true,
        priority: 1,
        cell: ({ createdBy }) =>
          createdBy === undefined ? null : <EntityRefLink entityRef={createdBy} defaultKind="user" />,
      },
      {
        id: 'status',
        header: t('list.status'),
        sortable: true,
        minWidth: 110,
        cell: ({ status }) => <TaskStatusBadge status={status} plain />,
      },
    ],
    [t, taskPath],
  );
}

function nameTemplate({ spec: { templateInfo } }: Task): string | undefined {
  const metadata = templateInfo?.entity?.metadata;
  return metadata?.title ?? metadata?.name ?? templateInfo?.entityRef;
}
