import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from '#sdk';
import { QueryProvider, useQuery } from './QueryContext';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Search() {
  const [query, setQuery] = useQuery();
  return (
    <>
      <input aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <Link to="?q=a&item=b">b</Link>
      <Link to="?q=other">other</Link>
      <output>{useLocation().search}</output>
    </>
  );
}

function show(): void {
  render(
    <MemoryRouter initialEntries={['/?view=raw&q=a']}>
      <QueryProvider>
        <Search />
      </QueryProvider>
    </MemoryRouter>,
  );
}

const type = (value: string): void =>
  void fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const pause = (): void => act(() => void vi.advanceTimersByTime(1_000));
const shown = (): Array<string | null> => [
  screen.getByRole<HTMLInputElement>('textbox').value,
  screen.getByRole('status').textContent,
];

it('shows what is typed at once, and writes it to the URL when typing pauses', () => {
  show();
  expect(shown()).toEqual(['a', '?view=raw&q=a']);
  type('ab');
  expect(shown()).toEqual(['ab', '?view=raw&q=a']);
  pause();
  expect(shown()).toEqual(['ab', '?view=raw&q=ab']);
  type('');
  pause();
  expect(shown()).toEqual(['', '?view=raw']);
});

it('keeps what is typed if another part is opened before typing pauses', () => {
  show();
  type('ab');
  fireEvent.click(screen.getByRole('link', { name: 'b' }));
  expect(shown()).toEqual(['ab', '?q=a&item=b']);
  pause();
  expect(shown()).toEqual(['ab', '?q=ab&item=b']);
});

it('follows the URL', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'other' }));
  expect(shown()).toEqual(['other', '?q=other']);
});
