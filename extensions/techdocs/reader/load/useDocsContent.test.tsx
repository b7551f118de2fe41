import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestApiProvider, testApi } from '#sdk/testing';
import { type TechDocsStorageApi, techdocsStorageApiRef } from '../../client/TechDocsStorageApi';
import { useDocsContent } from './useDocsContent';

const website = { kind: 'component', namespace: 'default', name: 'website' };

afterEach(() => void vi.restoreAllMocks());

it('loads pages again that were loaded before a build was ready, and reports that they are of another build', async () => {
  let version = 1;
  let checks = 0;
  let finish: ((result: 'updated') => void) | undefined;
  const storageApi: Partial<TechDocsStorageApi> = {
    getEntityDocs: async (_ref, path) => `${path} ${version}`,
    syncEntityDocs: () => {
      checks += 1;
      return new Promise((resolve) => (finish = resolve));
    },
  };
  const Apis = ({ children }: { children: ReactNode }) => (
    <TestApiProvider apis={[testApi(techdocsStorageApiRef, storageApi as TechDocsStorageApi)]}>
      {children}
    </TestApiProvider>
  );
  const { result, rerender } = renderHook(({ path }) => useDocsContent(website, path), {
    initialProps: { path: 'one' },
    wrapper: Apis,
  });
  await waitFor(() => expect(result.current.state.content?.html).toBe('one 1'));
  act(() => result.current.startSync());
  await waitFor(() => expect(finish).toBeDefined());
  const before = result.current.state.content?.build;
  await act(async () => result.current.prefetch('two'));
  version = 2;
  await act(async () => finish?.('updated'));
  expect(result.current.shown).toBe('CONTENT_STALE_READY');
  expect(result.current.state.content?.html).toBe('one 1');
  expect(checks).toBe(1);
  // The user has been away for long.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  rerender({ path: 'two' });
  await waitFor(() => expect(result.current.shown).toBe('CONTENT_FRESH'));
  expect(result.current.state.content?.html).toBe('two 2');
  expect(result.current.state.content?.build).not.toBe(before);
  // Turning to another page checks the site again.
  expect(checks).toBe(2);
});
