/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  blueprints: ['i18n'],
  i18n: [],
  'i18n/titles': [],
  jokes: [],
  layout: ['blueprints'],
  onboarding: ['visits'],
  page: ['blueprints', 'i18n', 'layout', 'settingsForm'],
  settingsForm: ['blueprints', 'i18n', 'layout'],
  visits: ['routes.ts'],
  widgets: ['blueprints', 'i18n', 'jokes', 'layout', 'onboarding', 'routes.ts', 'visits'],
};
