import type { PaletteView } from '../settings/paletteSettings';
import { ShortcutSheet } from '../shortcuts/ShortcutSheet';
import { PaletteDialog, type PaletteDialogProps } from './PaletteDialog';

/** The open palette, or its shortcut sheet. */
export function Palette({ view, ...props }: PaletteDialogProps & { view: PaletteView }) {
  return view === 'items' ? <PaletteDialog {...props} /> : <ShortcutSheet {...props} />;
}
