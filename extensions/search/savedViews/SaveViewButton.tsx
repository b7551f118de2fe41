import IconButton from '@mui/material/IconButton';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { lazyPopup, useTranslationRef } from '#sdk';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useSavedViews } from './useSavedViews';
import { useViewUrl } from './useViewUrl';

const SaveViewPopup = lazyPopup(async () => (await import('../views/SaveViewPopup')).SaveViewPopup);

const Place = styled('span')({ width: 32, height: 32 });

/**
 * Saves the current page with its filters under a name, and lists the saved views of this page. Use it in the toolbar of each list whose
 * state is in the URL. Renders nothing if the portal has no saved views.
 */
export function SaveViewButton() {
  // Messages that are not loaded yet must not hide the page around the button.
  return (
    <Suspense fallback={<Place />}>
      <Button />
    </Suspense>
  );
}

function Button() {
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
