/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  'server/settings': ['protocol.ts'],
  'server/clusters': ['protocol.ts', 'server/settings'],
  'server/objects': ['protocol.ts', 'server/settings', 'server/clusters'],
  'server/routes': ['protocol.ts', 'server/settings', 'server/clusters', 'server/objects'],
  server: ['server/settings', 'server/clusters', 'server/routes'],
};
