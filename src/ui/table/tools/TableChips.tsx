import { styled } from '@mui/material/styles';
import { FilterChips } from '../../filter/FilterChips';
import { space } from '../../theme/scale';
import { listFilterValues } from '../rows/filterRows';
import type { ClientColumn, TableFilter } from '../model/tableTypes';

/** Props of {@link TableChips}. */
export interface TableChipsProps<Row> {
  columns: ReadonlyArray<ClientColumn<Row>>;
  filters: readonly TableFilter[];
  onChange: (filters: readonly TableFilter[]) => void;
}

const Line = styled('div')({ padding: `0 ${space[4]}px ${space[3]}px` });

/** The active filters while the filter panel is closed, with one chip per value. */
export function TableChips<Row>({ columns, filters, onChange }: TableChipsProps<Row>) {
  const active = filters.flatMap((filter) =>
    listFilterValues(filter).map((value) => ({
      id: `${filter.column} ${value}`,
      label: columns.find(({ id }) => id === filter.column)?.header ?? filter.column,
      value,
      onRemove: () =>
        onChange(filters.flatMap((other) => (other === filter ? without(filter, value) : other))),
    })),
  );
  if (active.length === 0) return null;
  return (
    <Line>
      <FilterChips filters={active} onClearAll={() => onChange([])} />
    </Line>
  );
}

function without(filter: TableFilter, value: string): TableFilter[] {
  const left = listFilterValues(filter).filter((other) => other !== value);
  return filter.type === 'select' || left.length === 0 ? [] : [{ ...filter, value: left }];
}
