import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { TableState } from '../model/tableTypes';
import { useTableStateInUrl } from './useTableStateInUrl';

const columns = [{ id: 'team', header: 'Team', filter: 'multiple-select' as const, cell: () => null }];

function open() {
  window.history.replaceState(null, '', '/table');
  const { result } = renderHook(() => useTableStateInUrl({ columns }), { wrapper: BrowserRouter });
  const change = (part: Partial<TableState>) => result.current[1]({ ...result.current[0], ...part });
  return { state: () => result.current[0], change };
}

/** Resolves after the browser changed the history entry. */
async function go(delta: 1 | -1): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(delta);
  await moved;
}

const steps: Array<Partial<TableState>> = [
  { filters: [{ column: 'team', type: 'multiple-select', value: ['Fleet'] }] },
  { sort: { column: 'team', direction: 'desc' } },
  { search: 'berth' },
  { offset: 20 },
  { pageSize: 50 },
];

test('Back and Forward show each state again', async () => {
  const { state, change } = open();
  const states = [state()];
  for (const step of steps) {
    act(() => change(step));
    states.push(state());
  }
  expect(state()).toMatchObject(Object.assign({}, ...steps) as object);
  for (const before of states.slice(0, -1).toReversed()) {
    await act(() => go(-1));
    expect(state()).toEqual(before);
  }
  for (const after of states.slice(1)) {
    await act(() => go(1));
    expect(state()).toEqual(after);
  }
});

test.each(steps)('Back undoes %o before the page has rendered the new URL', async (step) => {
  const { state, change } = open();
  const before = state();
  await act(async () => {
    change(step);
    await go(-1);
  });
  expect(state()).toEqual(before);
  await act(() => go(1));
  expect(state()).toMatchObject(step);
});

test('more typing and opening the filters do not add history entries', async () => {
  const { state, change } = open();
  act(() => change({ search: 'b' }));
  act(() => change({ search: 'berth' }));
  act(() => change({ filtersOpen: true }));
  expect(state()).toMatchObject({ search: 'berth', filtersOpen: true });
  await act(() => go(-1));
  expect(state()).toMatchObject({ search: '', filtersOpen: false });
});
