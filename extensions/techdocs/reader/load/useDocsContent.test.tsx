import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TestApiProvider, testApi } from '#sdk/testing';
import { type TechDocsStorageApi, techdocsStorageApiRef } from '../../client/TechDocsStorageApi';
import { useDocsContent } from './useDocsContent';

const website = { kind: 'component', namespace: 'default', name: 'website' };

it('loads pages again that were loaded before a build was ready, and reports that they are of another build', async () => {
  let version = 1;
  let finish: ((result: 'updated') => void) | undefined;
  const storageApi: Partial<TechDocsStorageApi> = {
    getEntityDocs: async (_ref, path) => `${path} ${version}`,
    syncEntityDocs: () => new Promise((resolve) => (finish = resolve)),
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
  rerender({ path: 'two' });
  await waitFor(() => expect(result.current.shown).toBe('CONTENT_FRESH'));
  expect(result.current.state.content?.html).toBe('two 2');
  expect(result.current.state.content?.build).not.toBe(before);
});
