import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { storageApiRef } from '#sdk';
import { mockApis, TestApiProvider } from '#sdk/testing';
import { ClientTable, type ClientTableProps } from './ClientTable';
import { useStoredTableLayout } from './layout/useStoredTableLayout';
import { useTableStateInUrl } from './state/useTableStateInUrl';
import type { ClientColumn, TableLayout } from './model/tableTypes';

interface Row {
  name: string;
  team: string;
  stage: string;
}

const rows: Row[] = Array.from({ length: 12 }, (_, index) => ({
  name: `service-${index + 1}`,
  team: index % 3 === 0 ? 'Fleet' : 'Booking',
  stage: index < 6 ? 'production' : 'test',
}));
const columns: ReadonlyArray<ClientColumn<Row>> = [
  { id: 'name', header: 'Name', primary: true, value: (row) => row.name, cell: (row) => row.name },
  {
    id: 'team',
    header: 'Team',
    filter: 'multiple-select',
    value: (row) => row.team,
    cell: (row) => row.team,
  },
  { id: 'stage', header: 'Stage', filter: 'select', value: (row) => row.stage, cell: (row) => row.stage },
];
const idOf = (row: Row) => row.name;

function renderTable(props: Partial<ClientTableProps<Row>> = {}) {
  return render(<ClientTable label="Services" columns={columns} rows={rows} getRowId={idOf} {...props} />);
}

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const user = userEvent.setup();

describe('a table of rows in the browser', () => {
  test('searches all columns by words', async () => {
    renderTable();
    await user.type(screen.getByPlaceholderText('Filter'), 'FLEET test{Enter}');
    expect(names()).toEqual(['service-7', 'service-10']);
    await user.clear(screen.getByPlaceholderText('Filter'));
    await user.type(screen.getByPlaceholderText('Filter'), 'nothing{Enter}');
    expect(screen.getByRole('cell')).toHaveTextContent('No records to display');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(names()).toHaveLength(12);
  });

  test('sorts numbers in names naturally', async () => {
    renderTable();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names().slice(0, 3)).toEqual(['service-12', 'service-11', 'service-10']);
  });

  test('has pages if there are more rows than fit on one', async () => {
    renderTable({ pageSize: 10 });
    expect(await screen.findByText('1-10 of 12')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Last Page' }));
    expect(names()).toEqual(['service-11', 'service-12']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20 rows');
    expect(names()).toHaveLength(12);
  });
});

describe('filters', () => {
  test('can be opened, show counts, appear as chips when closed, and can be cleared all at once', async () => {
    renderTable();
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const panel = screen.getByRole('complementary', { name: 'Filters' });
    expect(within(panel).getByRole('button', { name: /^Team/ })).toHaveTextContent('All results');
    await user.click(within(panel).getByRole('checkbox', { name: 'Fleet 4' }));
    expect(names()).toEqual(['service-1', 'service-4', 'service-7', 'service-10']);
    const stage = within(panel).getByRole('combobox', { name: 'Stage' });
    expect(
      within(stage)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All results', 'production (2)', 'test (2)']);
    await user.selectOptions(stage, 'test');
    expect(names()).toEqual(['service-7', 'service-10']);
    expect(within(panel).getByRole('checkbox', { name: 'Booking 4' })).not.toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove filter Stage: test' }));
    expect(names()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(names()).toHaveLength(12);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  test('and the search are written to the URL and read from it', async () => {
    function Address() {
      return <output>{decodeURIComponent(useLocation().search)}</output>;
    }
    function Page() {
      const [state, onStateChange] = useTableStateInUrl({ columns });
      return <ClientTable label="Services" getRowId={idOf} {...{ columns, rows, state, onStateChange }} />;
    }
    render(
      <MemoryRouter initialEntries={['/?tab=1&table[filters][team]=Fleet&table[open]=true']}>
        <Page />
        <Address />
      </MemoryRouter>,
    );
    expect(names()).toHaveLength(4);
    await user.click(screen.getByRole('checkbox', { name: /Booking/ }));
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    await user.type(screen.getByPlaceholderText('Filter'), '-1{Enter}');
    await waitFor(() =>
      expect(screen.getByText(/tab=1/)).toHaveTextContent(
        '?tab=1&table[search]=-1&table[filters][team]=Fleet&table[filters][team]=Booking',
      ),
    );
    expect(names()).toEqual(['service-1', 'service-10', 'service-11', 'service-12']);
  });
});

describe('selection', () => {
  const open = () => {
    const remove = vi.fn();
    renderTable({
      bulkActions: (selected, clear) => (
        <button
          type="button"
          onClick={() => {
            remove(selected.map(idOf));
            clear();
          }}
        >
          Remove
        </button>
      ),
    });
    return remove;
  };

  test('of one row, and with Shift of a range', async () => {
    const remove = open();
    await user.click(screen.getByRole('checkbox', { name: 'Select service-2' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select service-5' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    expect(
      within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('status'),
    ).toHaveTextContent('4 selected');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(remove).toHaveBeenCalledWith(['service-2', 'service-3', 'service-4', 'service-5']);
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  test('of all matching rows, with the number of selected rows not shown', async () => {
    open();
    await user.type(screen.getByPlaceholderText('Filter'), 'test{Enter}');
    screen.getByRole('checkbox', { name: 'Select all' }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('6 selected');
    await user.clear(screen.getByPlaceholderText('Filter'));
    await user.type(screen.getByPlaceholderText('Filter'), 'fleet{Enter}');
    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent(
      '6 selected · 4 not shown',
    );
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  });

  test('is only available with bulk actions', () => {
    renderTable();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('columns and density', () => {
  const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

  test('can be changed in a dialog, with the keyboard too, and restored with Reset', async () => {
    function Page() {
      const [layout, onLayoutChange] = useState<TableLayout>({});
      return <ClientTable label="Services" getRowId={idOf} {...{ columns, rows, layout, onLayoutChange }} />;
    }
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Columns and density' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns and density' });
    expect(within(dialog).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Team' }));
    const down = within(dialog).getByRole('button', { name: 'Move Name down' });
    down.focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(down).toHaveFocus();
    expect(within(dialog).getByRole('status')).toHaveTextContent('Name is now column 3 of 3');
    await user.click(within(dialog).getByRole('radio', { name: 'Compact' }));
    const table = screen.getByRole('table', { hidden: true });
    expect(table).toHaveAttribute('data-dense');
    await user.click(within(dialog).getByRole('button', { name: 'Reset' }));
    expect(table).not.toHaveAttribute('data-dense');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(headers()).toEqual(['Name', 'Team', 'Stage']);
  });

  test('are saved with the storage API and follow its changes', async () => {
    const storage = mockApis.storage({ data: { services: { layout: { hidden: ['team'] } } } });
    function Page() {
      const [layout, onLayoutChange] = useStoredTableLayout('services');
      return (
        <>
          <ClientTable label="Services" getRowId={idOf} {...{ columns, rows, layout, onLayoutChange }} />
          <button type="button" onClick={() => onLayoutChange({ hidden: ['stage'], density: 'compact' })}>
            Rearrange
          </button>
        </>
      );
    }
    render(
      <TestApiProvider apis={[[storageApiRef, storage]]}>
        <Page />
      </TestApiProvider>,
    );
    expect(headers()).toEqual(['Name', 'Stage']);
    await user.click(screen.getByRole('button', { name: 'Rearrange' }));
    expect(headers()).toEqual(['Name', 'Team']);
    const bucket = storage.forBucket('services');
    expect(bucket.snapshot('layout').value).toEqual({ hidden: ['stage'], density: 'compact' });
    await bucket.remove('layout');
    await waitFor(() => expect(headers()).toEqual(['Name', 'Team', 'Stage']));
  });
});

test('arrow keys move through the rows, in the column of the focused control', async () => {
  renderTable({
    bulkActions: () => null,
    rowActions: ({ name }) => <button type="button">Open {name}</button>,
  });
  const box = (number: number) => screen.getByRole('checkbox', { name: `Select service-${number}` });
  box(1).focus();
  await vi.dynamicImportSettled();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box(3)).toHaveFocus();
  await user.keyboard('{End}');
  expect(box(12)).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}');
  expect(box(1)).toHaveFocus();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Open service-2' })).toHaveFocus();
});
