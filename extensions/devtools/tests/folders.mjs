/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  i18n: [],
  gallery: ['i18n'],
  plugins: ['i18n'],
};
