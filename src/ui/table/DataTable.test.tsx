import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { RouterLink } from '../link/RouterLink';
import type { DataTableProps } from './DataTable';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './model/tableTypes';

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
  { id: 'owner', header: 'Owner', sortable: true, priority: 1, cell: (row) => row.owner },
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
  test('has a name, column headers and a row header for each row', () => {
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

  test('shows the order with aria-sort and changes it with a button in the header', async () => {
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

  test('has no sort buttons without onSort', () => {
    renderTable();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('opens the link of a row on a click anywhere in the row', async () => {
    renderTable();
    await userEvent.click(screen.getByRole('cell', { name: 'Team B' }));
    expect(screen.getByText('/catalog/search')).toBeInTheDocument();
  });

  test('does not open the link on a click on a row action', async () => {
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

  test('announces the number of results when loading is done', async () => {
    renderTable();
    await expect(screen.findByText('2 results')).resolves.toHaveAttribute('role', 'status');
  });
});

describe('without rows', () => {
  test('it shows skeleton rows and is busy while the first rows load', () => {
    const { container } = renderTable({ rows: undefined, skeletonRows: 3 });
    expect(container.querySelector('table')).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
  });

  test('it shows the empty message', () => {
    renderTable({ rows: [] });
    expect(screen.getByRole('cell', { name: 'No records to display' })).toBeInTheDocument();
  });

  test('it shows the error and a Retry button', async () => {
    const onRetry = vi.fn();
    renderTable({
      rows: undefined,
      error: new Error('The catalog responded with 503.'),
      errorTitle: 'No entities',
      onRetry,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('No entities');
    expect(screen.getByRole('alert')).toHaveTextContent('The catalog responded with 503.');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('rows that were loaded before stay visible next to the error, with their age', () => {
    vi.useFakeTimers({ now: new Date('2027-01-25T08:00:00Z') });
    const table = (error?: Error) => (
      <MemoryRouter>
        <DataTable
          label="Components"
          columns={columns}
          rows={rows}
          getRowId={(row) => row.name}
          error={error}
          onRetry={() => {}}
        />
      </MemoryRouter>
    );
    const { rerender } = render(table());
    vi.advanceTimersByTime(3 * 60_000);
    rerender(table(new Error('The catalog does not respond.')));
    expect(screen.getByRole('alert')).toHaveTextContent('Showing data loaded 3 minutes ago.');
    expect(screen.getByRole('alert')).toHaveTextContent('First failed now.');
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    vi.useRealTimers();
  });
});

describe('paging', () => {
  test('by offset goes to the first, previous, next and last page', async () => {
    const onOffsetChange = vi.fn();
    renderTable({ pagination: { mode: 'offset', offset: 2, count: 9, pageSize: 2, onOffsetChange } });
    expect(await screen.findByText('3-4 of 9')).toBeInTheDocument();
    for (const name of ['First Page', 'Previous Page', 'Next Page', 'Last Page'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(onOffsetChange.mock.calls.flat()).toEqual([0, 0, 4, 8]);
  });

  test('by cursor only goes to pages that exist', async () => {
    renderTable({ pagination: { mode: 'cursor', pageSize: 20, count: 28_000, onNext: () => {} } });
    expect(await screen.findByRole('button', { name: 'Previous Page' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next Page' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Last Page' })).toBeDisabled();
    expect(screen.getByText('28,000 results')).toBeInTheDocument();
  });

  test('changes the number of rows per page', async () => {
    const onPageSizeChange = vi.fn();
    renderTable({ pagination: { mode: 'cursor', pageSize: 20, onPageSizeChange } });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '50 rows');
    expect(onPageSizeChange).toHaveBeenCalledWith(50);
  });
});

test('of thousands of rows, only those in view are rendered, each with its row index', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ name: `c-${index}`, owner: 'Team A' }));
  const { container } = renderTable({ rows: many });
  expect(container.querySelector('table')).toHaveAttribute('aria-rowcount', '5001');
  expect(container.querySelectorAll('tr[aria-rowindex]').length).toBeLessThan(80);
  expect(screen.getByRole('row', { name: /c-0 / })).toHaveAttribute('aria-rowindex', '2');
});
