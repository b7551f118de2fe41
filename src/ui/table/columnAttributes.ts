import type { CSSProperties } from 'react';
import type { DataTableColumn } from './tableTypes';

interface ColumnAttributes {
  'data-align'?: 'end';
  'data-hide-below'?: string;
  'data-width'?: 'fill';
  style?: CSSProperties;
}

/** What every cell of a column carries for the table's styles. */
export function columnAttributes<Row>({ align, hideBelow, width }: DataTableColumn<Row>): ColumnAttributes {
  return {
    ...(align === 'end' ? { 'data-align': 'end' } : {}),
    ...(hideBelow === undefined ? {} : { 'data-hide-below': hideBelow }),
    ...(width === 'fill' ? { 'data-width': 'fill' } : {}),
    ...(typeof width === 'number' ? { style: { '--column': `${width / 16}rem` } as CSSProperties } : {}),
  };
}
