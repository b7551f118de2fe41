import { styled } from '@mui/material/styles';
import { ArrowLeft } from 'lucide-react';
import { useRouteRef, useTranslationRef } from '#sdk';
import {
  BreakableText,
  CopyButton,
  IconText,
  KeyValueList,
  RelativeTime,
  RouterLink,
  fontFamily,
  fontSize,
  fontWeight,
  pageNameAttribute,
  rem,
  space,
} from '#ui';
import { EntityRefLink } from '#extensions/catalog/components';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import { tasksRouteRef } from '../../routes';
import { Duration } from '../status/Duration';
import { TaskStatusBadge } from '../status/TaskStatusBadge';
import { nameSubject } from '../run/nameSubject';
import { isEnded } from '../run/taskRun';
import type { TaskPartProps } from './taskParts';
import { TaskMenu } from './TaskMenu';

const Header = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  '& > div': { display: 'flex', alignItems: 'center', gap: space[3], minHeight: 36 },
  '& h2': {
    minWidth: 0,
    margin: 0,
    fontSize: rem(fontSize.xl),
    fontWeight: fontWeight.semibold,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& > div > :last-child': { marginInlineStart: 'auto' },
  '& code': { fontFamily: fontFamily.mono, fontSize: rem(fontSize.xs) },
});

/** What the task creates, the status, and who created the task when. */
export function TaskHeader(props: TaskPartProps) {
  const { task, state, template } = props;
  const { t } = useTranslationRef(tasksTranslationRef);
  const tasksPath = useRouteRef(tasksRouteRef);
  const { run } = state;
  const isCanceling = run.isCanceled && !isEnded(run.status);
  const title = nameSubject(task.spec) ?? template.title ?? t('page.untitled');
  const status = t(isCanceling ? 'status.canceling' : `status.${run.status}`);
  return (
    <Header>
      {tasksPath && (
        <RouterLink to={tasksPath()} quiet style={{ justifySelf: 'start' }}>
          <IconText icon={<ArrowLeft aria-hidden />}>{t('page.back')}</IconText>
        </RouterLink>
      )}
      <div>
        <h2 {...{ [pageNameAttribute]: t('page.title', { name: title, status }) }}>
          <bdi>{title}</bdi>
        </h2>
        <TaskStatusBadge status={run.status} isCanceling={isCanceling} />
        <TaskMenu {...props} />
      </div>
      <Facts {...props} />
    </Header>
  );
}

function Facts({ task, state: { run }, template }: TaskPartProps) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const entityRef = task.spec.templateInfo?.entityRef;
  return (
    <KeyValueList
      layout="line"
      items={[
        {
          id: 'template',
          label: t('page.template'),
          value: entityRef !== undefined && (
            <EntityRefLink entityRef={entityRef} defaultKind="template">
              {template.title}
            </EntityRefLink>
          ),
        },
        {
          id: 'owner',
          label: t('page.templateOwner'),
          value: template.owner !== undefined && <EntityRefLink entityRef={template.owner} />,
        },
        {
          id: 'createdBy',
          label: t('page.createdBy'),
          value: task.createdBy !== undefined && (
            <EntityRefLink entityRef={task.createdBy} defaultKind="user" />
          ),
        },
        { id: 'created', label: t('page.created'), value: <RelativeTime value={task.createdAt} /> },
        {
          id: 'retried',
          label: t('page.retried'),
          value: run.restarts > 0 && run.startedAt !== undefined && <RelativeTime value={run.startedAt} />,
        },
        {
          id: 'duration',
          label: t('page.duration'),
          value: run.startedAt !== undefined && (!isEnded(run.status) || run.endedAt !== undefined) && (
            <Duration from={run.startedAt} to={run.endedAt} />
          ),
        },
        {
          id: 'id',
          label: t('page.id'),
          value: (
            <>
              <code dir="ltr">
                <BreakableText>{task.id}</BreakableText>
              </code>
              <CopyButton text={task.id} label={t('page.id')} size="small" />
            </>
          ),
        },
      ]}
    />
  );
}
