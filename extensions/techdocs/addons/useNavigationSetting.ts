import { useEffect, useMemo, useState } from 'react';
import { errorApiRef, storageApiRef, useOptionalApi } from '#sdk';

const BUCKET = 'techdocs';
const KEY = 'reader';
const EXPANDED = 'expanded-navigation';

/** Stores for the user whether all groups of the navigation are expanded. */
export function useNavigationSetting(): readonly [isExpanded: boolean, setExpanded: (next: boolean) => void] {
  const storage = useOptionalApi(storageApiRef);
  const errors = useOptionalApi(errorApiRef);
  const bucket = useMemo(() => storage?.forBucket(BUCKET), [storage]);
  const [isExpanded, setExpanded] = useState(() => parse(bucket?.snapshot(KEY).value));
  useEffect(() => {
    const subscription = bucket?.observe$(KEY).subscribe(({ value }) => setExpanded(parse(value)));
    return () => subscription?.unsubscribe();
  }, [bucket]);
  const change = (next: boolean) => {
    setExpanded(next);
    bucket?.set(KEY, next ? [EXPANDED] : []).catch((error: Error) => errors?.post(error));
  };
  return [isExpanded, change];
}

/** The setting is a list of words, so that it can be merged with the settings of an account. */
function parse(value: unknown): boolean {
  return Array.isArray(value) && value.includes(EXPANDED);
}
