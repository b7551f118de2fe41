import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { RouterLink } from '../link/RouterLink';
import type { DataTableProps } from './DataTable';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './tableTypes';

interface Row {
  name: string;
  owner: string;
}

const rows: Row[] = [
  { name: 'payments', owner: 'Team A' },
  { name: 'search', owner: 'Team B' },
];

const columns: ReadonlyArray<DataTableColumn<Row>> = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    primary: true,
    title: (row) => row.name,
    cell: (row) => <RouterLink to={`/catalog/${row.name}`}>{row.name}</RouterLink>,
  },
  { id: 'owner', header: 'Owner', sortable: true, hideBelow: 'md', cell: (row) => row.owner },
];

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function renderTable(props: Partial<DataTableProps<Row>> = {}) {
  return render(
    <MemoryRouter>
      <DataTable label="Components" columns={columns} rows={rows} getRowId={(row) => row.name} {...props} />
      <Address />
    </MemoryRouter>,
  );
}

describe('the table', () => {
  test('is a table with a name, column headers and a row header for each row', () => {
    renderTable();
    const table = screen.getByRole('table', { name: 'Components' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Owner']);
    expect(within(table).getAllByRole('columnheader')[0]).toHaveAttribute('scope', 'col');
    expect(within(table).getByRole('rowheader', { name: 'payments' })).toHaveAttribute('title', 'payments');
  });

  test('says by aria-sort how it is ordered and turns the order by a button in the header', async () => {
    const onSort = vi.fn();
    renderTable({ sort: { column: 'name', direction: 'asc' }, onSort });
    const [name, owner] = screen.getAllByRole('columnheader');
    expect(name).toHaveAttribute('aria-sort', 'ascending');
    expect(owner).not.toHaveAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'desc' });
    await userEvent.click(screen.getByRole('button', { name: 'Owner' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'owner', direction: 'asc' });
  });

  test('has no sort buttons when nobody orders the rows', () => {
    renderTable();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('follows the link of a row wherever the row is clicked', async () => {
    renderTable();
    await userEvent.click(screen.getByRole('cell', { name: 'Team B' }));
    expect(screen.getByText('/catalog/search')).toBeInTheDocument();
  });

  test('leaves clicks on the actions of a row to them', async () => {
    const star = vi.fn();
    renderTable({
      rowActions: (row) => (
        <button type="button" onClick={star}>
          Star {row.name}
        </button>
      ),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Star search' }));
    expect(star).toHaveBeenCalledOnce();
    expect(screen.getByText('/')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  });

  test('says once the results have settled how many there are', async () => {
    renderTable();
    await expect(screen.findByText('2 results')).resolves.toHaveAttribute('role', 'status');
  });
});

describe('without rows', () => {
  test('it holds their place, busy, while the first are on their way', () => {
    const { container } = renderTable({ rows: undefined, skeletonRows: 3 });
    expect(container.querySelector('table')).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
  });

  test('it says that there are none', () => {
    renderTable({ rows: [] });
    expect(screen.getByRole('cell', { name: 'No records to display' })).toBeInTheDocument();
  });

  test('it says what failed and offers to try again', async () => {
    const onRetry = vi.fn();
    renderTable({
      rows: undefined,
      error: new Error('The catalog answered 503.'),
      errorTitle: 'No entities',
      onRetry,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('No entities');
    expect(screen.getByRole('alert')).toHaveTextContent('The catalog answered 503.');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('rows that were loaded before stay beside the failure', () => {
    renderTable({ error: new Error('gone') });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });
});

describe('paging', () => {
  test('by position leads to the first, previous, next and last page', async () => {
    const onOffsetChange = vi.fn();
    renderTable({ pagination: { mode: 'offset', offset: 2, count: 9, pageSize: 2, onOffsetChange } });
    expect(screen.getByText('3-4 of 9')).toBeInTheDocument();
    for (const name of ['First Page', 'Previous Page', 'Next Page', 'Last Page'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(onOffsetChange.mock.calls.flat()).toEqual([0, 0, 4, 8]);
  });

  test('by cursor only leads where there is a page', () => {
    renderTable({ pagination: { mode: 'cursor', pageSize: 20, count: 28_000, onNext: () => {} } });
    expect(screen.getByRole('button', { name: 'Previous Page' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next Page' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Last Page' })).toBeNull();
    expect(screen.getByText('28,000 results')).toBeInTheDocument();
  });

  test('changes how many rows are shown', async () => {
    const onPageSizeChange = vi.fn();
    renderTable({ pagination: { mode: 'cursor', pageSize: 20, onPageSizeChange } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 rows');
    expect(onPageSizeChange).toHaveBeenCalledWith(50);
  });
});

test('of thousands of rows only those in view are drawn, and each says which one it is', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ name: `c-${index}`, owner: 'Team A' }));
  const { container } = renderTable({ rows: many });
  expect(container.querySelector('table')).toHaveAttribute('aria-rowcount', '5001');
  expect(container.querySelectorAll('tr[aria-rowindex]').length).toBeLessThan(80);
  expect(screen.getByRole('row', { name: /c-0 / })).toHaveAttribute('aria-rowindex', '2');
});
