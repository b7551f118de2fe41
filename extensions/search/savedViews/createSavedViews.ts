import type { StorageApi } from '#sdk';
import { createStoredList } from '../storage/createStoredList';
import { longestName, type SavedView, type SavedViewsApi } from './SavedViewsApi';
import { isPortalUrl } from '../url/isPortalUrl';
import { normalizeViewUrl } from '../url/viewUrl';
import { parseViews, printView } from './storedViews';

/** Creates the API that stores views in the account of the user. */
export function createSavedViews(storageApi: StorageApi): SavedViewsApi {
  const list = createStoredList<SavedView>({
    storageApi,
    key: 'savedViews',
    parse: parseViews,
    print: printView,
  });
  return {
    view$: () => list.item$(),
    async save({ name, url }) {
      if (!isPortalUrl(url)) throw new TypeError(`The view leads to '${url}', which is not a page.`);
      const view = { id: crypto.randomUUID(), name: readName(name), url: normalizeViewUrl(url) };
      await list.change((views) => [...views, view]);
      return view;
    },
    async rename(id, name) {
      const renamed = readName(name);
      await list.change((views) => views.map((view) => (view.id === id ? { ...view, name: renamed } : view)));
    },
    remove: (id) => list.change((views) => views.filter((view) => view.id !== id)),
  };
}

function readName(name: string): string {
  const trimmed = name.trim().slice(0, longestName);
  if (trimmed === '') throw new TypeError('The view has no name.');
  return trimmed;
}
