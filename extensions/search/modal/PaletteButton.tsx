import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { useTranslationRef } from '#sdk';
import { paletteTranslationRef } from '../palette/i18n/paletteTranslationRef';
import { findPalette } from '../palette/keys/paletteOpener';
import { ShortcutKeys } from '../palette/shortcuts/ShortcutKeys';

/** Leads from the dialog to the command palette, and shows its shortcut. Nothing if there is no palette. */
export function PaletteButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslationRef(paletteTranslationRef);
  const palette = findPalette();
  if (!palette) return null;
  const { open, shortcut } = palette;
  return (
    <Button
      size="small"
      endIcon={shortcut === false ? undefined : <ShortcutKeys shortcut={shortcut} />}
      onClick={() => {
        // The focus returns to the page first, and the palette returns it there.
        flushSync(onClose);
        open();
      }}
    >
      {t('title')}
    </Button>
  );
}
