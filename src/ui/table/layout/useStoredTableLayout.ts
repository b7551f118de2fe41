import { useEffect, useMemo, useState } from 'react';
import { errorApiRef, storageApiRef, useOptionalApi } from '#sdk';
import type { TableLayout } from '../tableTypes';
import { parseTableLayout } from './tableLayout';

const key = 'layout';

/**
 * Keeps a table's layout for the user with the storage API, in a bucket of the table's own. Changes show at once, also in other
 * tabs. Without a storage the layout lasts as long as the page.
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
