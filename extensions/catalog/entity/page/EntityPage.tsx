import { type ComponentType, type ReactElement, useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import type { Entity } from '#model';
import { NotFoundErrorPage, useMountPath } from '#sdk';
import { Content, Page } from '#ui';
import type { EntityHeaderLayoutProps } from '../../blueprints/EntityHeaderLayoutBlueprint';
import { type EntityFilterData, matchesEntityFilter } from '../../blueprints/entityFilterData';
import { AsyncEntityProvider } from '../../context/EntityProvider';
import { useEntity } from '../../context/entityContext';
import { HeaderFactsContext } from '../../context/headerFacts';
import type { EntityPageMenuItem } from '../menu/EntityPageMenuItem';
import { EntityPageStatus } from './EntityPageStatus';
import { EntityHeader } from './EntityHeader';
import { resolveEntityTabs, type TabContent } from './resolveEntityTabs';
import type { ContentGroup, ContentOrder } from './resolveGroups';
import { useHeaderTabs } from './useHeaderTabs';
import { useEntityOfRoute } from './useEntityOfRoute';

/** A tab, with its content and filter. */
export interface EntityPageContent extends TabContent {
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
        ) : (
          <EntityPageStatus loading={status.loading} failure={failure} />
        )}
      </Page>
    </AsyncEntityProvider>
  );
}

function LoadedEntityPage(props: EntityPageProps) {
  const { contents, headerLayouts, findHeader, menuItems, groups, defaultOrder, showIcons } = props;
  const { entity } = useEntity();
  const basePath = useMountPath();
  const shown = useMemo(
    () => contents.filter(({ filter }) => matchesEntityFilter(filter, entity)),
    [contents, entity],
  );
  const tabs = useMemo(() => resolveEntityTabs(shown, groups, defaultOrder), [shown, groups, defaultOrder]);
  const header = useHeaderTabs(tabs, { basePath, showIcons });
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

/** A tab matches all paths below its own, the overview only its exact path. */
function contentPattern(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '/' : `${trimmed}/*`;
}
