/** The command palette in a portal with all plugins, for the tests of other plugins. */
export { listOptions, openPaletteByKey, type PaletteSurroundings, renderPalette } from './renderPalette';
