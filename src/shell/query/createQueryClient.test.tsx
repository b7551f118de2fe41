import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConnectionError } from '#sdk';
import { createQueryClient } from './createQueryClient';

afterEach(() => void vi.unstubAllGlobals());

it('sends failed queries again when a server that did not respond does so again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  let isLost = true;
  const queryFn = async () => {
    if (isLost) throw new ConnectionError('https://backend.example/api/catalog');
    return 'Loaded';
  };
  function Content() {
    const { data, error } = useQuery({ queryKey: ['a'], queryFn, retry: false });
    return <p>{data ?? error?.message ?? 'Loading'}</p>;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Content />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/^No response from https:\/\/backend\.example/)).toBeInTheDocument();
  isLost = false;
  vi.stubGlobal('fetch', async () => new Response());
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Loaded')).toBeInTheDocument();
});
