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
  const cap = typeof width === 'number' ? `${width / 16}rem` : width;
  return {
    ...(align === 'end' ? { 'data-align': 'end' } : {}),
    ...(hideBelow === undefined ? {} : { 'data-hide-below': hideBelow }),
    ...(width === 'fill' ? { 'data-width': 'fill' } : {}),
    ...(cap === undefined || cap === 'fill' ? {} : { style: { '--column': cap } as CSSProperties }),
  };
}
