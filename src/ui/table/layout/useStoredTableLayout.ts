import { useEffect, useMemo, useState } from 'react';
import { errorApiRef, storageApiRef, useOptionalApi } from '#sdk';
import type { TableLayout } from '../model/tableTypes';
import { parseTableLayout } from './tableLayout';

const key = 'layout';

/**
 * Stores the layout of a table for the user with the storage API, in a bucket of its own. Changes apply immediately, also in
 * other tabs. Without a storage API, the layout is kept until the page reloads.
 */
export function useStoredTableLayout(
  bucketName: string,
): readonly [layout: TableLayout, onLayoutChange: (layout: TableLayout) => void] {
  const storage = useOptionalApi(storageApiRef);
  const errors = useOptionalApi(errorApiRef);
  const bucket = useMemo(() => storage?.forBucket(bucketName), [storage, bucketName]);
  const [layout, setLayout] = useState(() => parseTableLayout(bucket?.snapshot(key).value));
  useEffect(() => {
    const subscription = bucket?.observe$(key).subscribe(({ value }) => setLayout(parseTableLayout(value)));
    return () => subscription?.unsubscribe();
  }, [bucket]);
  const change = (next: TableLayout) => {
    setLayout(next);
    bucket?.set(key, { ...next }).catch((error: Error) => errors?.post(error));
  };
  return [layout, change];
}
