import IconButton from '@mui/material/IconButton';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { lazyPopup, useTranslationRef } from '#sdk';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useSavedViews } from '../savedViews/useSavedViews';
import { useViewUrl } from './useViewUrl';

const SaveViewPopup = lazyPopup(async () => (await import('./SaveViewPopup')).SaveViewPopup);

/** Opens the saved views of the page. Its icon shows whether the page is saved as it is. */
export function ViewsButton() {
  const { t } = useTranslationRef(searchTranslationRef);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const saved = useSavedViews();
  const url = useViewUrl();
  if (!saved) return null;
  const isSaved = saved.views?.some((view) => view.url === url) ?? false;
  const label = t(isSaved ? 'views.buttonSaved' : 'views.button');
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon aria-hidden />
      </IconButton>
      {anchor && <SaveViewPopup anchor={anchor} saved={saved} url={url} onClose={() => setAnchor(null)} />}
    </>
  );
}
