/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  'server/migrations': [],
  'server/storage': [],
  'server/source': [],
  'server/generator/markdown': [],
  'server/generator/source': ['server/generator/markdown'],
  'server/generator/page': ['server/generator/markdown', 'server/generator/source'],
  'server/generator': [
    'protocol.ts',
    'server/storage',
    'server/generator/markdown',
    'server/generator/source',
    'server/generator/page',
  ],
  'server/build': ['protocol.ts', 'server/migrations', 'server/storage', 'server/source', 'server/generator'],
  'server/routes': ['protocol.ts', 'server/storage', 'server/source', 'server/build'],
  server: ['server/migrations', 'server/storage', 'server/source', 'server/build', 'server/routes'],
};
