import type { DataTableColumn } from './tableTypes';

interface ColumnAttributes {
  'data-align'?: 'end';
  'data-hide-below'?: string;
  'data-primary'?: '';
  'data-icons'?: '';
}

/** What every cell of a column carries for the table's styles. */
export function columnAttributes<Row>({
  align,
  hideBelow,
  primary,
  hideHeader,
}: DataTableColumn<Row>): ColumnAttributes {
  return {
    ...(align === 'end' ? { 'data-align': 'end' } : {}),
    ...(hideBelow === undefined ? {} : { 'data-hide-below': hideBelow }),
    ...(primary === true ? { 'data-primary': '' } : {}),
    ...(hideHeader === true ? { 'data-icons': '' } : {}),
  };
}
