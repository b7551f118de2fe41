import { useTranslationRef } from '#sdk';
import { DialogBox } from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import type { SavedView } from '../savedViews/SavedViewsApi';
import type { SavedViews } from '../savedViews/useSavedViews';
import { NameForm } from '../nameForm/NameForm';

/** Props of {@link RenameDialog}. */
export interface RenameDialogProps {
  view: SavedView;
  saved: SavedViews;
  onClose: () => void;
}

/** Asks for another name of a view. */
export function RenameDialog({ view, saved, onClose }: RenameDialogProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  return (
    <DialogBox open width="xs" title={t('views.renameView', { name: view.name })} onClose={onClose}>
      <NameForm
        initialName={view.name}
        label={t('views.name')}
        action={t('views.rename')}
        onSubmit={(name) => {
          onClose();
          void saved.rename(view, name);
        }}
      />
    </DialogBox>
  );
}
