import { cloneElement, type ComponentType, type ReactElement } from 'react';
import type { EntityContentLayoutProps } from '../../blueprints/EntityContentLayoutBlueprint';
import type { EntityCardType } from '../../blueprints/entityDataRefs';
import { type EntityFilterData, matchesEntityFilter } from '../../blueprints/entityFilterData';
import { useEntity } from '../../context/entityContext';
import { DefaultOverviewLayout } from './DefaultOverviewLayout';

/** Props of {@link EntityOverview}. */
export interface EntityOverviewProps {
  layouts: ReadonlyArray<EntityFilterData & { Component: ComponentType<EntityContentLayoutProps> }>;
  cards: ReadonlyArray<{
    id: string;
    element: ReactElement;
    type?: EntityCardType;
    filter: EntityFilterData;
  }>;
}

/** The cards that are for this entity, in the first layout that is for it. */
export function EntityOverview({ layouts, cards }: EntityOverviewProps) {
  const { entity } = useEntity();
  const shown = cards
    .filter(({ filter }) => matchesEntityFilter(filter, entity))
    .map(({ id, element, type }) => ({
      element: cloneElement(element, { key: id }),
      ...(type === undefined ? {} : { type }),
    }));
  const Layout =
    layouts.find((layout) => matchesEntityFilter(layout, entity))?.Component ?? DefaultOverviewLayout;
  return <Layout cards={shown} />;
}
