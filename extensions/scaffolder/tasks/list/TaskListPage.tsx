import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { SaveViewButton } from '#extensions/search/components';
import { useTranslationRef } from '#sdk';
import { DataTable, EmptyState, InfoCard, SegmentedControl, SelectField, space } from '#ui';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import { ScaffolderFailure } from '../../failure/ScaffolderFailure';
import { MissingScaffolderError } from '../../api/scaffolderErrors';
import type { TaskStatus } from '../../protocol/tasks';
import { useQueryFailure } from '#extensions/catalog/components';
import { useTaskColumns } from './useTaskColumns';
import { useTaskList } from './useTaskList';
import { listedStatuses, useTaskListState } from './useTaskListState';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

/** The tasks of the user or of everyone, newest first. */
export function TaskListPage() {
  const { t } = useTranslationRef(tasksTranslationRef);
  const [state, change] = useTaskListState();
  const query = useTaskList(state);
  const failure = useQueryFailure(query);
  const columns = useTaskColumns();
  const { filter, status, sort, offset, pageSize } = state;
  const count = query.data?.totalTasks ?? 0;
  // Tasks can be deleted while a later page is open.
  const isPastEnd = query.data !== undefined && !query.isPlaceholderData && offset > 0 && offset >= count;
  useEffect(() => {
    if (isPastEnd) change({ offset: Math.max(0, Math.ceil(count / pageSize) - 1) * pageSize });
  });
  if (query.error instanceof MissingScaffolderError) return <ScaffolderFailure error={query.error} />;
  return (
    <InfoCard
      title={t('list.title')}
      {...(query.data && { count })}
      flush
      action={
        <Bar>
          <SegmentedControl
            label={t('list.whose')}
            value={filter}
            segments={[
              { value: 'owned', label: t('list.owned') },
              { value: 'all', label: t('list.all') },
            ]}
            onChange={(value) => change({ filter: value })}
          />
          <SelectField
            label={t('list.status')}
            hideLabel
            value={status ?? ''}
            options={[
              { value: '', label: t('list.anyStatus') },
              ...listedStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
            onChange={(value) => change({ status: value === '' ? undefined : (value as TaskStatus) })}
          />
          <SaveViewButton />
        </Bar>
      }
    >
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={isPastEnd ? undefined : query.data?.tasks}
        getRowId={({ id }) => id}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        pagination={{
          mode: 'offset',
          offset,
          pageSize,
          count,
          onOffsetChange: (next) => change({ offset: next }),
          onPageSizeChange: (next) => change({ pageSize: next }),
        }}
        loading={query.isPlaceholderData}
        error={failure?.error}
        errorTitle={t('list.failed')}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState
            title={t('list.empty')}
            description={t(status ? 'list.emptyFilters' : 'list.emptyHint')}
            action={
              status && (
                <Button variant="outlined" onClick={() => change({ status: undefined })}>
                  {t('list.clear')}
                </Button>
              )
            }
          />
        }
      />
    </InfoCard>
  );
}
