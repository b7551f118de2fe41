import type { PaletteProps, PaletteView } from '../settings/paletteSettings';
import { ShortcutSheet } from '../shortcuts/ShortcutSheet';
import { PaletteDialog } from './PaletteDialog';

/** The open palette, or its shortcut sheet. */
export function Palette({ view, ...props }: PaletteProps & { view: PaletteView; onClose: () => void }) {
  return view === 'items' ? <PaletteDialog {...props} /> : <ShortcutSheet {...props} />;
}
