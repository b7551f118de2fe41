/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  i18n: [],
  api: [],
  blueprints: ['api', 'viewers'],
  viewers: ['api', 'i18n'],
};
