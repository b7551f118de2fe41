import { Bookmark } from 'lucide-react';
import { useMemo } from 'react';
import { createObservable, useObservable, useOptionalApi } from '#sdk';
import { type SavedView, savedViewsApiRef } from '../../savedViews/SavedViewsApi';
import type { PaletteItem } from '../model/paletteItem';

const none: readonly SavedView[] = [];
const nothing = createObservable<readonly SavedView[]>(() => () => undefined);

/** Returns the saved views of the user. */
export function useViewItems(): readonly PaletteItem[] {
  const savedViews = useOptionalApi(savedViewsApiRef);
  const observable = useMemo(() => savedViews?.view$() ?? nothing, [savedViews]);
  const views = useObservable(observable, none);
  return useMemo(
    () =>
      views.map(({ id, name, url }) => ({
        id: `view:${id}`,
        kind: 'page',
        group: 'views',
        title: name,
        icon: <Bookmark aria-hidden />,
        note: url.replace(/[?#].*/s, ''),
        to: url,
      })),
    [views],
  );
}
