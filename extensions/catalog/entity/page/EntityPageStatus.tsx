import { styled } from '@mui/material/styles';
import { SearchX } from 'lucide-react';
import { printableText } from '#model';
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
  space,
} from '#ui';
import type { QueryFailure } from '../../query/useQueryFailure';
import { catalogIndexRouteRef, entityRouteRef } from '../../routes';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { OverviewPlaceholder } from '../overview/OverviewPlaceholder';

/** The page without an entity: if loading failed, or if it does not exist. */
export function EntityPageStatus({ failure }: { failure: QueryFailure | undefined }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const { name } = useRouteRefParams(entityRouteRef);
  const breadcrumbs = useCatalogBreadcrumb();
  return (
    <>
      <PageHeader title={printableText(name) ?? ''} breadcrumbs={breadcrumbs} actions={<SupportButton />} />
      <Content>
        {failure ? <ErrorPanel title={t('page.loadFailed')} {...failure} /> : <EntityNotFound />}
      </Content>
    </>
  );
}

/** Returns the first breadcrumb of entity pages: the catalog. */
export function useCatalogBreadcrumb(): Array<{ label: string; to?: string }> {
  const { t } = useTranslationRef(entityTranslationRef);
  const catalog = useRouteRef(catalogIndexRouteRef)?.();
  return catalog === undefined ? [] : [{ label: t('page.catalog'), to: catalog }];
}

/** Gives the header the sizes of the skeleton in the page, see skeleton.css. */
const HeaderSizes = styled('div')({
  '& > div': {
    gap: space[4],
    padding: `18px max(${space[6]}px, (100% - 1392px) / 2) 54px`,
    '@media (max-width: 599.95px)': { paddingInline: space[4] },
    '@media (max-width: 479.95px)': { paddingBottom: 78 },
  },
});

/** The page while the entity loads, and nothing of it is known. */
export function EntityPageLoading({ label }: { label: string }) {
  return (
    <>
      <ProgressBar label={label} />
      <HeaderSizes>
        <SkeletonHeader />
      </HeaderSizes>
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
      description={`${t('page.notFound', { kind: printableText(kind) ?? '' })}${mayBeHidden ? ` ${t('page.orHidden')}` : ''}`}
      action={catalog === undefined ? undefined : <RouterLink to={catalog}>{t('page.browse')}</RouterLink>}
    />
  );
}
