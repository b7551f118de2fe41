import type { CSSProperties } from 'react';
import type { DataTableColumn } from './model/tableTypes';

interface ColumnAttributes {
  'data-align'?: 'end';
  'data-column'?: string;
  'data-icons'?: '';
  'data-capped'?: '';
  style?: CSSProperties;
}

function capped(width: number): ColumnAttributes {
  return { 'data-capped': '', style: { '--cap': `${width / 16}rem` } as CSSProperties };
}

/** Returns the attributes that the table's styles need on each cell of a column. */
export function columnAttributes<Row>({
  id,
  align,
  priority,
  primary,
  hideHeader,
  width,
}: DataTableColumn<Row>): ColumnAttributes {
  return {
    ...(align === 'end' ? { 'data-align': 'end' } : {}),
    ...(priority === undefined ? {} : { 'data-column': id }),
    ...(hideHeader === true ? { 'data-icons': '' } : {}),
    ...(typeof width === 'number' && primary !== true ? capped(width) : {}),
  };
}
