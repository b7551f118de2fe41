import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { Kbd } from '#ui';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import { printStrokes } from '../keys/printStrokes';

const Keys = styled('span')({ display: 'inline-flex', gap: 4, whiteSpace: 'nowrap', direction: 'ltr' });

/** The keys of a shortcut. Keys that are pressed after another are apart. */
export function ShortcutKeys({ shortcut }: { shortcut: string }) {
  const { t } = useTranslationRef(paletteTranslationRef);
  const names = {
    home: t('keys.home'),
    end: t('keys.end'),
    pageup: t('keys.pageUp'),
    pagedown: t('keys.pageDown'),
    space: t('keys.space'),
  };
  return (
    <Keys>
      {printStrokes(shortcut, names).map((stroke, index) => (
        <Kbd key={index}>{stroke}</Kbd>
      ))}
    </Keys>
  );
}
