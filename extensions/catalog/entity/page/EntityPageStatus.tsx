import { SearchX } from 'lucide-react';
import { configApiRef, useApi, useRouteRef, useRouteRefParams, useTranslationRef } from '#sdk';
import {
  Content,
  EmptyState,
  ErrorPanel,
  PageHeader,
  ProgressBar,
  RouterLink,
  SkeletonHeader,
  SupportButton,
} from '#ui';
import type { EntityLoadingStatus } from '../../context/entityContext';
import { catalogIndexRouteRef, entityRouteRef } from '../../routes';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { OverviewPlaceholder } from '../overview/OverviewPlaceholder';

/** What the page shows while there is no entity: that it loads, why it could not be loaded, or that there is none. */
export function EntityPageStatus({ loading, error, refresh }: EntityLoadingStatus) {
  const { t } = useTranslationRef(entityTranslationRef);
  const { name } = useRouteRefParams(entityRouteRef);
  const breadcrumbs = useCatalogBreadcrumb();
  if (loading) return <Loading label={t('page.loading')} />;
  return (
    <>
      <PageHeader title={name} breadcrumbs={breadcrumbs} actions={<SupportButton />} />
      <Content>
        {error ? (
          <ErrorPanel title={t('page.loadFailed')} error={error} onRetry={refresh} />
        ) : (
          <EntityNotFound />
        )}
      </Content>
    </>
  );
}

/** The trail of every entity page begins at the catalogue. */
export function useCatalogBreadcrumb(): Array<{ label: string; to?: string }> {
  const { t } = useTranslationRef(entityTranslationRef);
  const catalog = useRouteRef(catalogIndexRouteRef)?.();
  return catalog === undefined ? [] : [{ label: t('page.catalog'), to: catalog }];
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <ProgressBar label={label} />
      <SkeletonHeader />
      <Content>
        <OverviewPlaceholder />
      </Content>
    </>
  );
}

function EntityNotFound() {
  const { t } = useTranslationRef(entityTranslationRef);
  const { kind } = useRouteRefParams(entityRouteRef);
  const mayBeHidden = useApi(configApiRef).getOptionalBoolean('permission.enabled') === true;
  const catalog = useRouteRef(catalogIndexRouteRef)?.();
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('page.notFoundTitle')}
      description={`${t('page.notFound', { kind })}${mayBeHidden ? ` ${t('page.orHidden')}` : ''}`}
      action={catalog === undefined ? undefined : <RouterLink to={catalog}>{t('page.browse')}</RouterLink>}
    />
  );
}
