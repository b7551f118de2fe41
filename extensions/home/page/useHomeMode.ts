import { useSearchParams } from 'react-router-dom';

/** What the user does on the home page, as in the URL. */
export interface HomeMode {
  isEditing: boolean;
  /** The open dialog: the gallery, the confirmation to restore the defaults, or the id of a widget whose settings are open. */
  dialog: { is: 'gallery' } | { is: 'restore' } | { is: 'settings'; id: string } | undefined;
  edit: () => void;
  finish: () => void;
  open: (dialog: NonNullable<HomeMode['dialog']>) => void;
  close: () => void;
}

/** Returns the mode of the home page. The URL has it: `?edit`, with `dialog` and `widget`. */
export function useHomeMode(): HomeMode {
  const [search, setSearch] = useSearchParams();
  const set = (values: Record<string, string>, replace = false) => setSearch(values, { replace });
  const dialog = search.get('dialog');
  const id = search.get('widget') ?? '';
  return {
    isEditing: search.has('edit'),
    dialog:
      dialog === 'gallery' || dialog === 'restore'
        ? { is: dialog }
        : dialog === 'settings'
          ? { is: dialog, id }
          : undefined,
    edit: () => set({ edit: '' }),
    finish: () => set({}),
    open: (next) =>
      set({ edit: '', dialog: next.is, ...(next.is === 'settings' ? { widget: next.id } : {}) }),
    close: () => set({ edit: '' }, true),
  };
}
