/** The palette of the portal. */
export interface InstalledPalette {
  open: () => void;
  /** The keys that open it. */
  shortcut: string | false;
}

let installed: InstalledPalette | undefined;

/** Returns the palette of the portal. `undefined` if it is disabled. */
export function findPalette(): InstalledPalette | undefined {
  return installed;
}

/** Opens the command palette, if it is installed. For buttons, because not all users have a keyboard. */
export function openPalette(): void {
  installed?.open();
}

/** Installs the palette, until the returned function is called. */
export function installPalette(palette: InstalledPalette): () => void {
  installed = palette;
  return () => {
    if (installed === palette) installed = undefined;
  };
}
