import { type ReactNode, useState } from 'react';
import type { ApiHolder, ApiRef } from '#engine';
import { ApiProvider } from '../apis/apiContext';
import { useContentMounted } from '../firstContent/firstContent';
import { type TestApi, resolveTestApi } from './mocks/createMockApi';

/** Creates an API registry from mocks and pairs. If a ref occurs more than once, the last one is used. */
export function createTestApiHolder(apis: readonly TestApi[]): ApiHolder {
  const byId = new Map(apis.map((api) => resolveTestApi(api)).map(([ref, api]) => [ref.id, api]));
  return { get: <T,>(ref: ApiRef<T>) => byId.get(ref.id) as T | undefined };
}

/** Provides APIs to components in a test. Changes of `apis` after the first render are ignored. */
export function TestApiProvider(props: { apis: readonly TestApi[]; children?: ReactNode }) {
  useContentMounted(true);
  const [holder] = useState(() => createTestApiHolder(props.apis));
  return <ApiProvider apis={holder}>{props.children}</ApiProvider>;
}
