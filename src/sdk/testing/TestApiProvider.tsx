import { type ReactNode, useState } from 'react';
import type { ApiHolder, ApiRef } from '#engine';
import { ApiProvider } from '../apis/apiContext';
import { type TestApi, resolveTestApi } from './mocks/createMockApi';

/** Creates an API holder from mocks and pairs; a later one of the same ref wins. */
export function createTestApiHolder(apis: readonly TestApi[]): ApiHolder {
  const byId = new Map(apis.map((api) => resolveTestApi(api)).map(([ref, api]) => [ref.id, api]));
  return { get: <T,>(ref: ApiRef<T>) => byId.get(ref.id) as T | undefined };
}

/** Gives APIs to the components of a test. The APIs are those of the first drawing. */
export function TestApiProvider(props: { apis: readonly TestApi[]; children?: ReactNode }) {
  const [holder] = useState(() => createTestApiHolder(props.apis));
  return <ApiProvider apis={holder}>{props.children}</ApiProvider>;
}
