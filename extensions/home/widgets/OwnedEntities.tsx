import { Boxes, Lock } from 'lucide-react';
import { stringifyEntityRef } from '#model';
import { ResponseError, useRouteRef, useTranslationRef } from '#sdk';
import { ErrorPanel, RouterLink, Truncate } from '#ui';
import { catalogIndexRouteRef, type QueryEntitiesResponse } from '#extensions/catalog';
import {
  CreateEntityButton,
  EntityRefLink,
  readEntity,
  useCatalogQuery,
  useOwnershipRefs,
  useQueryFailure,
} from '#extensions/catalog/components';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { registerComponentRouteRef } from '../routes';
import { LinkList } from './LinkList';
import { WidgetEmpty } from './WidgetEmpty';
import { WidgetSkeleton } from './WidgetSkeleton';

/** The permission to read entities. */
const READ = 'catalog.entity.read';
const LIMIT = 20;
const fields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'spec.type',
  'spec.lifecycle',
];

/** The components of the user and the user's groups. */
export function OwnedEntities() {
  const { t } = useTranslationRef(homeTranslationRef);
  const owned = useOwnedComponents();
  const failure = useQueryFailure(owned);
  const catalogPath = useRouteRef(catalogIndexRouteRef)?.();
  if (failure && !owned.data && isForbidden(failure.error))
    return <WidgetEmpty icon={<Lock aria-hidden />}>{t('owned.denied', { name: READ })}</WidgetEmpty>;
  if (failure && !owned.data) return <ErrorPanel title={t('owned.failed')} {...failure} />;
  if (!owned.data) return <WidgetSkeleton lines={4} />;
  const { items, totalItems } = owned.data;
  const catalogLink = (label: string) =>
    catalogPath === undefined ? null : (
      <RouterLink to={`${catalogPath}?filters[kind]=component&filters[user]=owned`}>{label}</RouterLink>
    );
  if (items.length === 0) {
    return (
      <WidgetEmpty
        icon={<Boxes aria-hidden />}
        action={<CreateEntityButton routeRef={registerComponentRouteRef} label={t('owned.add')} />}
      >
        {t('owned.empty')}
      </WidgetEmpty>
    );
  }
  return (
    <>
      <LinkList>
        {items.map((item) => {
          const { entity } = readEntity(item);
          const { type, lifecycle } = entity.spec ?? {};
          const { description } = entity.metadata;
          return (
            <li key={stringifyEntityRef(entity)}>
              <span data-name>
                <EntityRefLink entityRef={entity} />
              </span>
              <span data-note>{description !== undefined && <Truncate>{description}</Truncate>}</span>
              <span data-fact>
                {[type, lifecycle].filter((fact) => typeof fact === 'string').join(' · ')}
              </span>
            </li>
          );
        })}
      </LinkList>
      {totalItems > items.length && catalogLink(t('owned.all', { count: totalItems }))}
    </>
  );
}

function isForbidden(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 403;
}

function useOwnedComponents() {
  const owners = useOwnershipRefs();
  return useCatalogQuery<QueryEntitiesResponse>({
    queryKey: ['home', 'owned', owners],
    enabled: owners !== undefined,
    load: async (catalogApi, options) => {
      if (!owners?.length) return { items: [], totalItems: 0, pageInfo: {} };
      const request = {
        filter: { kind: 'component', 'relations.ownedBy': owners },
        fields,
        limit: LIMIT,
        orderFields: [{ field: 'metadata.name', order: 'asc' } as const],
      };
      return catalogApi.queryEntities(request, options);
    },
  });
}
