/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  i18n: [],
  api: [],
  viewers: ['api', 'i18n'],
  blueprints: ['api', 'viewers'],
  cards: ['i18n'],
  definition: ['routes.ts', 'api', 'i18n', 'viewers'],
  explorer: ['routes.ts', 'api', 'i18n'],
  'viewers/openapi/model': [],
  'viewers/openapi/worker': ['viewers/openapi/model'],
  'viewers/openapi': ['viewers', 'viewers/openapi/model', 'viewers/openapi/worker'],
};
