/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  session: [],
  accounts: ['session'],
  oauth: ['session'],
  'accounts/oauthAccounts': ['session', 'accounts', 'oauth'],
  'accounts/scm': [],
  i18n: [],
  autoLogout: ['session', 'i18n'],
  identity: ['session'],
  page: ['session'],
  extensions: ['accounts', 'oauth', 'identity', 'page'],
  cookie: [],
  'identity/protectedMode': ['session', 'cookie', 'i18n'],
  'page/methods': ['session', 'accounts', 'i18n', 'page'],
  providers: [],
  'page/screen': ['session', 'i18n', 'autoLogout', 'page', 'providers'],
  requests: ['session', 'accounts', 'i18n', 'providers'],
};
