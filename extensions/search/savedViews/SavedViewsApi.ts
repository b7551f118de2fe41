import { type ApiRef, type Observable, createApiRef } from '#sdk';

/** The longest name of a view, in characters. */
export const longestName = 100;

/** A page of the portal with its filters, under a name that the user chose. */
export interface SavedView {
  id: string;
  name: string;
  /** The address within the portal, such as `/catalog?filters[kind]=api`. */
  url: string;
}

/** The saved views of the user. They are private, and stored in the account. */
export interface SavedViewsApi {
  /** Emits the views, sorted by name, when they are loaded and after each change. */
  view$(): Observable<readonly SavedView[]>;
  /**
   * Saves a view. The position in a list of pages, such as a cursor, is not saved.
   *
   * @throws TypeError if the URL does not lead to a page of the portal, or the name is empty
   */
  save(view: Omit<SavedView, 'id'>): Promise<SavedView>;
  /** Renames a view. Does nothing if it no longer exists. */
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The ref of {@link SavedViewsApi}. */
export const savedViewsApiRef: ApiRef<SavedViewsApi> = createApiRef<SavedViewsApi>({
  id: 'search.saved-views',
});
