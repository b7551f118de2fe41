/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  i18n: [],
  'components/report': ['i18n'],
  navItems: [],
  components: ['i18n', 'components/report', 'navItems'],
  dialogs: ['i18n'],
  layout: [],
  notices: ['i18n'],
  theme: [],
  root: ['i18n', 'components', 'layout', 'theme'],
  routes: [],
  chrome: ['components', 'dialogs', 'layout', 'notices', 'theme', 'root', 'routes'],
  banners: ['i18n', 'layout', 'chrome'],
  extensions: ['i18n', 'theme', 'root', 'chrome', 'banners'],
};
