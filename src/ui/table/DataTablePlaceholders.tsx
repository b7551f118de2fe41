import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useContentPending } from '#sdk';
import { resolveTokens } from '../theme/resolveTokens';
import { columnAttributes } from './columnAttributes';
import { tableRoles } from './model/tableRoles';
import type { DataTableColumn } from './model/tableTypes';

const widths = ['62%', '78%', '54%', '70%', '86%'];

/** Skeleton rows with the final height, shown while the first rows are loading. */
export function SkeletonRows<Row>({
  columns,
  count,
}: {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  count: number;
}) {
  useContentPending();
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} data-plain="" data-skeleton="">
          {columns.map((column, index) => (
            <td key={column.id} {...columnAttributes(column)}>
              {/* A bare element, styled by the table: a component for each cell would take longer than the rows. */}
              <span
                style={{
                  width: column.hideHeader === true ? 24 : widths[(row + index) % widths.length],
                  minWidth: column.hideHeader ? 0 : column.primary ? 176 : 72,
                }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const Message = styled('td')(({ theme }) => ({
  'table &&': {
    gridColumn: '1 / -1',
    padding: 0,
    textAlign: 'center',
    whiteSpace: 'normal',
    color: resolveTokens(theme).text.secondary,
    '&[data-text]': { padding: '32px 16px' },
  },
}));

/** A single row with a message, shown if there are no rows. */
export function MessageRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tbody {...tableRoles.group}>
      <tr {...tableRoles.row} data-plain="">
        <Message
          {...tableRoles.cell}
          colSpan={columns}
          data-text={typeof children === 'string' ? '' : undefined}
        >
          {children}
        </Message>
      </tr>
    </tbody>
  );
}
