import type { CSSProperties } from 'react';
import type { DataTableColumn } from './tableTypes';

interface ColumnAttributes {
  'data-align'?: 'end';
  'data-hide-below'?: string;
  'data-primary'?: '';
  'data-icons'?: '';
  'data-capped'?: '';
  style?: CSSProperties;
}

function capped(width: number): ColumnAttributes {
  return { 'data-capped': '', style: { '--cap': `${width / 16}rem` } as CSSProperties };
}

/** What every cell of a column carries for the table's styles. */
export function columnAttributes<Row>({
  align,
  hideBelow,
  primary,
  hideHeader,
  width,
}: DataTableColumn<Row>): ColumnAttributes {
  return {
    ...(align === 'end' ? { 'data-align': 'end' } : {}),
    ...(hideBelow === undefined ? {} : { 'data-hide-below': hideBelow }),
    ...(primary === true ? { 'data-primary': '' } : {}),
    ...(hideHeader === true ? { 'data-icons': '' } : {}),
    ...(typeof width === 'number' && primary !== true ? capped(width) : {}),
  };
}
