/** Why a folder cannot be opened or saved. `code` is a key of `open` in `editorTranslationRef`. */
export class FolderError extends Error {
  override readonly name = 'FolderError';

  constructor(
    readonly code: 'tooMany' | 'tooLarge' | 'notZip' | 'unsafe' | 'denied',
    /** The path that is refused. */
    readonly path = '',
  ) {
    super(path === '' ? code : `${code}: ${path}`);
  }
}
