/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  i18n: [],
  flags: ['i18n'],
  general: ['i18n'],
  protocol: [],
  providers: ['i18n'],
  server: ['protocol.ts'],
  'server/migrations': [],
};
