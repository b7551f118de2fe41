import { Fragment, type ReactNode } from 'react';
import type { DataTableColumn } from './model/tableTypes';

/** Moves columns with a `summary` to a second line in the primary column, the most important first. */
export function foldColumns<Row>(
  columns: ReadonlyArray<DataTableColumn<Row>>,
): ReadonlyArray<DataTableColumn<Row>> {
  const summaries = columns
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
    .flatMap(({ summary }) => summary ?? []);
  return columns
    .filter(({ summary }) => !summary)
    .map((column) =>
      column.primary
        ? {
            ...column,
            cell: (row) => (
              <>
                {column.cell(row)}
                {renderLine(summaries, row)}
              </>
            ),
          }
        : column,
    );
}

function renderLine<Row>(summaries: ReadonlyArray<(row: Row) => ReactNode>, row: Row): ReactNode {
  const facts = summaries.map((summary) => summary(row)).filter(Boolean);
  return (
    <small>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </small>
  );
}
