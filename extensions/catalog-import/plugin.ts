import { createFrontendPlugin } from '#sdk';
import { catalogImportApi, catalogImportPage, catalogImportTitles } from './extensions';
import { importPageRouteRef } from './routes';

/** Registers existing components: by the URL of their descriptor file, or with a pull request that adds one. */
export const catalogImportPlugin = createFrontendPlugin({
  pluginId: 'catalog-import',
  title: 'Add components',
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { importPage: importPageRouteRef },
  extensions: [catalogImportApi, catalogImportTitles, catalogImportPage],
});
