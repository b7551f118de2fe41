import { useEffect, useState } from 'react';
import { afterFirstContent, lazyPart, lazyPopup } from '#sdk';
import type { PaletteProps, PaletteView } from './settings/paletteSettings';
import { isDialogOpen, isInTerminal } from './keys/isTyping';
import { installPalette } from './keys/paletteOpener';
import { isMac, matchesStroke, parseStroke } from './keys/stroke';

const PaletteDialog = lazyPopup(async () => (await import('./dialog/PaletteDialog')).PaletteDialog);

const ShortcutSheet = lazyPopup(async () => (await import('./shortcuts/ShortcutSheet')).ShortcutSheet);

const Shortcuts = lazyPart<PaletteProps>(
  () => afterFirstContent(async () => (await import('./shortcuts/Shortcuts')).Shortcuts),
  undefined,
  () => null,
);

/** Opens the palette with its shortcut. This is all of it that is loaded with the page. */
export function PaletteKeys({ settings }: Pick<PaletteProps, 'settings'>) {
  const [view, setView] = useState<PaletteView>();
  const [typedAhead, setTypedAhead] = useState('');
  const { shortcut } = settings;
  useEffect(() => installPalette({ open: () => setView('items'), shortcut }), [shortcut]);
  useEffect(() => {
    if (shortcut === false) return undefined;
    const stroke = parseStroke(shortcut);
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matchesStroke(stroke, event)) return;
      if (isInTerminal() && !isMac()) return;
      // Also over a dialog, where the key of the browser would leave it.
      event.preventDefault();
      // The open palette handles the key itself.
      if (isDialogOpen()) setView((open) => (open === 'shortcuts' ? undefined : open));
      else setView('items');
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [shortcut]);
  useEffect(() => {
    if (!view) return undefined;
    // Until the palette is loaded, what the user types is for its field, not for the page.
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (isDialogOpen() || ctrlKey || metaKey || altKey) return;
      if (key === 'Escape') setView(undefined);
      else if (key.length !== 1) return;
      else setTypedAhead((before) => (before + key).trimStart());
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', listen, true);
    return () => {
      removeEventListener('keydown', listen, true);
      setTypedAhead('');
    };
  }, [view]);
  const props = { settings, onOpen: setView, onClose: () => setView(undefined) };
  return (
    <>
      <Shortcuts settings={settings} onOpen={setView} />
      {view === 'items' && <PaletteDialog typedAhead={typedAhead} {...props} />}
      {view === 'shortcuts' && <ShortcutSheet {...props} />}
    </>
  );
}
