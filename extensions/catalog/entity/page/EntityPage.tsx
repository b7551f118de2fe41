import { type ComponentType, type ReactElement, useEffect, useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import type { Entity } from '#model';
import { type AppNode, NotFoundErrorPage, useMountPath, useTranslationRef } from '#sdk';
import { Content, Page } from '#ui';
import type { EntityHeaderLayoutProps } from '../../blueprints/EntityHeaderLayoutBlueprint';
import { type EntityFilterData, matchesEntityFilter } from '../../blueprints/entityFilterData';
import { AsyncEntityProvider } from '../../context/EntityProvider';
import { useEntity } from '../../context/entityContext';
import { HeaderFactsContext } from '../../context/headerFacts';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import type { EntityPageMenuItem } from '../menu/EntityPageMenuItem';
import { contentPattern } from './contentPattern';
import { EntityPageLoading, EntityPageStatus } from './EntityPageStatus';
import { EntityHeader } from './EntityHeader';
import { ListedEntityPage } from './ListedEntityPage';
import { preloadContent } from './preloadContent';
import { resolveEntityTabs, type TabContent } from './resolveEntityTabs';
import type { ContentGroup, ContentOrder } from './resolveGroups';
import { type HeaderTabs, useHeaderTabs } from './useHeaderTabs';
import { useEntityOfRoute } from './useEntityOfRoute';
import { useListedEntity } from './useListedEntity';

/** A tab, with its content and filter. */
export interface EntityPageContent extends TabContent {
  node: AppNode;
  element: ReactElement;
  filter: EntityFilterData;
}

/** Props of {@link EntityPage}. */
export interface EntityPageProps {
  contents: readonly EntityPageContent[];
  headerLayouts: ReadonlyArray<{
    filterFunction?: (entity: Entity) => boolean;
    Component: ComponentType<EntityHeaderLayoutProps>;
  }>;
  /** Finds a header of the older form, which renders the whole header. */
  findHeader: (entity: Entity) => ReactElement | undefined;
  menuItems: readonly EntityPageMenuItem[];
  groups: readonly ContentGroup[];
  defaultOrder: ContentOrder;
  showIcons: boolean;
}

/** The page of one entity: loads it, then shows its header and the tab in the URL. */
export function EntityPage(props: EntityPageProps) {
  const { failure, ...status } = useEntityOfRoute();
  return (
    <AsyncEntityProvider {...status}>
      <Page>
        {status.entity ? (
          <LoadedEntityPage key={status.requestedRef} {...props} />
        ) : status.loading ? (
          <LoadingEntityPage {...props} entityRef={status.requestedRef} />
        ) : (
          <EntityPageStatus failure={failure} />
        )}
      </Page>
    </AsyncEntityProvider>
  );
}

/** Shows what the list before this page knows of the entity. Headers of plugins may need more than that. */
function LoadingEntityPage({ entityRef, ...props }: EntityPageProps & { entityRef: string }) {
  const listed = useListedEntity(entityRef);
  const { t } = useTranslationRef(entityTranslationRef);
  const label = t('page.loading');
  const hasOwnHeader =
    listed !== undefined &&
    (props.findHeader(listed) ?? props.headerLayouts.find((layout) => matchesEntityFilter(layout, listed)));
  return listed === undefined || hasOwnHeader ? (
    <EntityPageLoading label={label} />
  ) : (
    <ListedEntity {...props} entity={listed} label={label} />
  );
}

function ListedEntity({ entity, label, ...props }: EntityPageProps & { entity: Entity; label: string }) {
  const { shown, header } = useContents(props, entity);
  const active = shown.find(({ id }) => id === header.activeTabId)?.node;
  // While the entity loads. Its cards would otherwise load after it.
  useEffect(() => {
    if (active) preloadContent(active, entity).catch(() => undefined);
  }, [active, entity]);
  return <ListedEntityPage entity={entity} label={label} tabs={header.pageTabs} />;
}

/** Returns the tabs of an entity. */
function useContents(
  { contents, groups, defaultOrder, showIcons }: EntityPageProps,
  entity: Entity,
): { shown: EntityPageContent[]; header: HeaderTabs } {
  const basePath = useMountPath();
  const shown = useMemo(
    () => contents.filter(({ filter }) => matchesEntityFilter(filter, entity)),
    [contents, entity],
  );
  const tabs = useMemo(() => resolveEntityTabs(shown, groups, defaultOrder), [shown, groups, defaultOrder]);
  return { shown, header: useHeaderTabs(tabs, { basePath, showIcons }) };
}

function LoadedEntityPage(props: EntityPageProps) {
  const { headerLayouts, findHeader, menuItems } = props;
  const { entity } = useEntity();
  const { shown, header } = useContents(props, entity);
  const routes = useRoutes([
    ...shown.map(({ path, element }) => ({ path: contentPattern(path), element })),
    { path: '*', element: <NotFoundErrorPage /> },
  ]);
  const Layout = headerLayouts.find((layout) => matchesEntityFilter(layout, entity))?.Component;
  const ownHeader = Layout ? undefined : findHeader(entity);
  return (
    <>
      {Layout ? <Layout tabs={header.layoutTabs} activeTabId={header.activeTabId} /> : null}
      {ownHeader}
      {Layout ? null : (
        <EntityHeader menuItems={menuItems} tabs={header.pageTabs} tabsOnly={ownHeader !== undefined} />
      )}
      <HeaderFactsContext value={Layout === undefined && ownHeader === undefined}>
        <Content>{routes}</Content>
      </HeaderFactsContext>
    </>
  );
}
