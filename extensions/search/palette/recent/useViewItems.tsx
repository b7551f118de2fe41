import { Bookmark } from 'lucide-react';
import { useMemo } from 'react';
import { createObservable, useObservable, useOptionalApi } from '#sdk';
import { type SavedView, savedViewsApiRef } from '../../savedViews/SavedViewsApi';
import { pathOfView } from '../../url/viewUrl';
import { usePageTitle } from '../../views/usePageTitle';
import type { PaletteItem } from '../model/paletteItem';

const none: readonly SavedView[] = [];
const nothing = createObservable<readonly SavedView[]>(() => () => undefined);

/** Returns the saved views of the user. */
export function useViewItems(): readonly PaletteItem[] {
  const savedViews = useOptionalApi(savedViewsApiRef);
  const observable = useMemo(() => savedViews?.view$() ?? nothing, [savedViews]);
  const views = useObservable(observable, none);
  const titleOf = usePageTitle();
  return useMemo(
    () =>
      views.map(({ id, name, url }) => ({
        id: `view:${id}`,
        kind: 'page',
        group: 'views',
        title: name,
        icon: <Bookmark aria-hidden />,
        note: titleOf(url) ?? pathOfView(url),
        to: url,
      })),
    [views, titleOf],
  );
}
