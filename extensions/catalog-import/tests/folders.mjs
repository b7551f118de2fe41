/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  i18n: [],
  'i18n/titles': [],
  pullRequest: [],
  api: ['pullRequest'],
  run: ['api', 'pullRequest'],
  descriptor: ['run'],
  'pages/layout': ['api'],
  'pages/url': ['api', 'i18n', 'pages/layout'],
  'pages/found': ['api', 'descriptor', 'i18n', 'run', 'pages/repository'],
  'pages/repository': ['api', 'descriptor', 'i18n', 'run', 'pages/layout'],
  'pages/review': ['api', 'i18n', 'pullRequest', 'run', 'pages/layout'],
  'pages/done': ['i18n', 'run', 'pages/layout'],
  pages: ['i18n', 'run', 'pages/url', 'pages/found', 'pages/review', 'pages/done'],
};
