import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { SaveViewButton } from '#extensions/search/components';
import { useTranslationRef } from '#sdk';
import {
  ClientTable,
  CopyButton,
  InfoCard,
  SelectField,
  space,
  useFormatNumber,
  useStoredTableLayout,
  useTableStateInUrl,
} from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { type SampleRow, createSampleRows } from './createSampleRows';
import { useSampleColumns } from './useSampleColumns';

const Options = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBottom: space[4],
  '& > *': { minWidth: 160 },
});

const counts = [0, 25, 1000, 10_000];
const shows = ['rows', 'loading', 'failure'] as const;
const showTexts = {
  rows: 'table.showRows',
  loading: 'table.showLoading',
  failure: 'table.showFailure',
} as const;
const wholeTable = 'all';

/** The table of the kit with all its features, and a selectable number of rows. */
export function TableSample() {
  const formatNumber = useFormatNumber();
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [count, setCount] = useState(10_000);
  const [show, setShow] = useState<(typeof shows)[number]>('rows');
  const [pageSize, setPageSize] = useState(wholeTable);
  return (
    <>
      <Options>
        <SelectField
          label={t('table.rowCount')}
          value={`${count}`}
          options={counts.map((value) => ({ value: `${value}`, label: formatNumber(value) }))}
          onChange={(value) => setCount(Number(value))}
        />
        <SelectField
          label={t('table.paging')}
          value={pageSize}
          options={[wholeTable, '20'].map((value) => ({
            value,
            label: value === wholeTable ? t('table.onePage') : t('table.pageOf', { count: Number(value) }),
          }))}
          onChange={setPageSize}
        />
        <SelectField
          label={t('table.show')}
          value={show}
          options={shows.map((value) => ({ value, label: t(showTexts[value]) }))}
          onChange={(value) => setShow(value as (typeof shows)[number])}
        />
      </Options>
      <InfoCard title={t('table.deployments')} count={count} flush>
        <Deployments
          key={`${count} ${pageSize}`}
          count={count}
          show={show}
          onRetry={() => setShow('rows')}
          {...(pageSize !== wholeTable && { pageSize: Number(pageSize) })}
        />
      </InfoCard>
    </>
  );
}

const idOf = ({ id }: SampleRow): string => id;

function CopyName({ name }: { name: string }) {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  return <CopyButton size="small" text={name} label={t('table.copy', { name })} />;
}

const renderCopy = ({ service }: SampleRow) => <CopyName name={service} />;

function Deployments(props: {
  count: number;
  pageSize?: number;
  show: (typeof shows)[number];
  onRetry: () => void;
}) {
  const { count, show, onRetry, ...paging } = props;
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const all = useMemo(() => createSampleRows(count), [count]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => all.filter(({ id }) => !removed.has(id)), [all, removed]);
  const columns = useSampleColumns();
  const [state, onStateChange] = useTableStateInUrl({
    columns,
    initial: { sort: { column: 'service', direction: 'asc' } },
  });
  const [layout, onLayoutChange] = useStoredTableLayout('galleryTable');
  const renderRemove = (selected: readonly SampleRow[], clear: () => void) => (
    <Button
      size="small"
      onClick={() => {
        setRemoved(new Set([...removed, ...selected.map(idOf)]));
        clear();
      }}
    >
      {t('table.remove')}
    </Button>
  );
  return (
    <ClientTable
      label={t('table.deployments')}
      columns={columns}
      rows={show === 'rows' ? rows : undefined}
      getRowId={idOf}
      {...paging}
      {...{ state, onStateChange, layout, onLayoutChange, onRetry }}
      error={show === 'failure' ? new Error(t('table.failed')) : undefined}
      rowActions={renderCopy}
      bulkActions={renderRemove}
      actions={<SaveViewButton />}
    />
  );
}

/** Example code of a table. */
export const tableCode = `import { type ClientColumn, ClientTable, useStoredTableLayout, useTableStateInUrl } from '#ui';

const columns: ClientColumn<Deployment>[] = [
  { id: 'service', header: 'Service', primary: true, value: (row) => row.service, cell: (row) => row.service },
  { id: 'team', header: 'Team', filter: 'multiple-select', value: (row) => row.team, cell: (row) => row.team },
];

const [state, onStateChange] = useTableStateInUrl({ columns });
const [layout, onLayoutChange] = useStoredTableLayout('deployments');

<ClientTable
  label="Deployments"
  columns={columns}
  rows={deployments}
  getRowId={(row) => row.id}
  {...{ state, onStateChange, layout, onLayoutChange }}
  bulkActions={(selected) => <Button onClick={() => restart(selected)}>Restart</Button>}
/>`;
