import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useQueryFailure } from './useQueryFailure';

it('knows since when a query fails, and how old its data is', async () => {
  const answers: Array<() => number> = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const fail = () => {
    throw new Error('The disk is full');
  };
  answers.push(fail);
  const { result } = renderHook(
    () => {
      const query = useQuery({ queryKey: ['a'], queryFn: async () => answers.shift()?.() });
      return { query, failure: useQueryFailure(query) };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.failure).toBeDefined());
  const since = result.current.failure?.since;
  expect(result.current.failure).not.toHaveProperty('shownFrom');

  answers.push(fail);
  await act(async () => void (await result.current.query.refetch()));
  await waitFor(() => expect(result.current.query.errorUpdateCount).toBe(2));
  expect(result.current.failure?.since).toEqual(since);

  answers.push(() => 1);
  await act(async () => void (await result.current.query.refetch()));
  await waitFor(() => expect(result.current.failure).toBeUndefined());

  answers.push(fail);
  await act(async () => void (await result.current.query.refetch()));
  await waitFor(() =>
    expect(result.current.failure?.shownFrom).toEqual(new Date(result.current.query.dataUpdatedAt)),
  );
});
