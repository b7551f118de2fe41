/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  api: ['protocol.ts'],
  i18n: [],
  pages: ['api', 'i18n'],
  cards: ['i18n', 'pages'],
  'i18n/titles': [],
  server: ['protocol.ts'],
};
