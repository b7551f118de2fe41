import { useRouteRef, useTranslationRef } from '#sdk';
import { RouterLink } from '#ui';
import { catalogIndexRouteRef } from '#extensions/catalog';
import { homeTranslationRef } from '../i18n/homeTranslationRef';

/** A link to the catalog, if the portal has one. */
export function CatalogLink() {
  const { t } = useTranslationRef(homeTranslationRef);
  const path = useRouteRef(catalogIndexRouteRef)?.();
  return path === undefined ? null : <RouterLink to={path}>{t('openCatalog')}</RouterLink>;
}
