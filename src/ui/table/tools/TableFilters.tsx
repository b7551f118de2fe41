import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FacetFilter } from '../../filter/FacetFilter';
import { SelectField } from '../../filter/SelectField';
import { useUiText } from '../../text/uiText';
import { fontSize, fontWeight, rem, space } from '../../theme/scale';
import { useTableText } from '../i18n/useTableText';
import { countValues } from '../rows/countValues';
import { filterRows, listFilterValues } from '../rows/filterRows';
import type { ClientColumn, TableFilter } from '../model/tableTypes';

/** Props of {@link TableFilters}. */
export interface TableFiltersProps<Row> {
  id: string;
  columns: ReadonlyArray<ClientColumn<Row>>;
  /** All rows, which provide the filter values. */
  rows: readonly Row[];
  /** The rows that match the search, used for the counts. */
  found: readonly Row[];
  filters: readonly TableFilter[];
  onChange: (filters: readonly TableFilter[]) => void;
}

const Panel = styled('aside')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minWidth: 0,
  padding: `${space[3]}px ${space[4]}px`,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > div:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 32,
  },
  '& [aria-disabled=true]': { opacity: 0.4 },
  '& h3': { margin: 0, fontSize: rem(fontSize.md), fontWeight: fontWeight.semibold },
}));

/** The filter of each column that has one, with the number of matching rows per value under the other filters. */
export function TableFilters<Row>(props: TableFiltersProps<Row>) {
  const { id, columns, rows, found, filters, onChange } = props;
  const text = useUiText();
  const t = useTableText();
  const isActive = filters.some((filter) => listFilterValues(filter).length > 0);
  return (
    <Panel id={id} aria-label={t('filter.panel')}>
      <div>
        <h3>{t('filter.panel')}</h3>
        <Button size="small" variant="text" aria-disabled={!isActive} onClick={() => onChange([])}>
          {text('filter.clearAll')}
        </Button>
      </div>
      {columns.map((column) => (
        <ColumnFilter
          key={column.id}
          column={column}
          options={countValues(column, rows, filterRows(found, columns, filters, column.id))}
          filter={filters.find((filter) => filter.column === column.id)}
          onChange={(next) => onChange(replaceFilter(filters, column.id, next))}
        />
      ))}
    </Panel>
  );
}

function ColumnFilter<Row>(props: {
  column: ClientColumn<Row>;
  options: ReturnType<typeof countValues>;
  filter: TableFilter | undefined;
  onChange: (filter: TableFilter) => void;
}) {
  const { column, options, filter, onChange } = props;
  const t = useTableText();
  const selected = filter ? listFilterValues(filter) : [];
  if (column.filter === 'multiple-select')
    return (
      <FacetFilter
        label={column.header}
        options={options}
        selected={selected}
        none={t('filter.all')}
        onChange={(value) => onChange({ column: column.id, type: 'multiple-select', value })}
      />
    );
  const missing = selected.filter((value) => !options.some((option) => option.value === value));
  return (
    <SelectField
      fullWidth
      label={column.header}
      value={selected[0] ?? ''}
      options={[
        { value: '', label: t('filter.all') },
        ...options,
        ...missing.map((value) => ({ value, label: value, count: 0 })),
      ]}
      onChange={(value) => onChange({ column: column.id, type: 'select', value })}
    />
  );
}

function replaceFilter(
  filters: readonly TableFilter[],
  column: string,
  next: TableFilter,
): readonly TableFilter[] {
  const others = filters.filter((filter) => filter.column !== column);
  return listFilterValues(next).length === 0 ? others : [...others, next];
}
