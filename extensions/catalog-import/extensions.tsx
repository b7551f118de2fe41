import { FilePlus2 } from 'lucide-react';
import {
  ApiBlueprint,
  PageBlueprint,
  TitlesBlueprint,
  configApiRef,
  scmAuthApiRef,
  scmIntegrationsApiRef,
} from '#sdk';
import { catalogApiRef, catalogEntityCreatePermission } from '#extensions/catalog';
import { catalogImportApiRef } from './api/CatalogImportApi';
import { createCatalogImportApi } from './api/createCatalogImportApi';
import { catalogImportTitlesTranslationRef } from './i18n/titles/catalogImportTitlesTranslationRef';
import { importPageRouteRef } from './routes';

/** `titles:catalog-import` */
export const catalogImportTitles = TitlesBlueprint.make({
  params: { ref: catalogImportTitlesTranslationRef },
});

/** `api:catalog-import` */
export const catalogImportApi = ApiBlueprint.make({
  params: (defineParams) =>
    defineParams({
      api: catalogImportApiRef,
      deps: {
        config: configApiRef,
        catalog: catalogApiRef,
        integrations: scmIntegrationsApiRef,
        auth: scmAuthApiRef,
      },
      factory: (deps) => createCatalogImportApi(deps),
    }),
});

/** `page:catalog-import` */
export const catalogImportPage = PageBlueprint.make({
  params: {
    path: '/catalog-import',
    title: catalogImportTitlesTranslationRef.messages['Add components'],
    icon: <FilePlus2 aria-hidden />,
    routeRef: importPageRouteRef,
    permission: catalogEntityCreatePermission,
    loader: async () => {
      const { CatalogImportPage } = await import('./pages/CatalogImportPage');
      return <CatalogImportPage />;
    },
  },
});
