import { cloneElement, type ComponentType, type ReactElement } from 'react';
import type { EntityContentLayoutProps } from '../../blueprints/EntityContentLayoutBlueprint';
import type { EntityCardType } from '../../blueprints/entityDataRefs';
import { type EntityFilterData, matchesEntityFilter } from '../../blueprints/entityFilterData';
import type { AppNode } from '#sdk';
import { useEntity } from '../../context/entityContext';
import { DefaultOverviewLayout } from './DefaultOverviewLayout';
import { OverviewPlaceholder } from './OverviewPlaceholder';
import { useCardsLoaded } from './useCardsLoaded';

/** Props of {@link EntityOverview}. */
export interface EntityOverviewProps {
  layouts: ReadonlyArray<EntityFilterData & { Component: ComponentType<EntityContentLayoutProps> }>;
  cards: ReadonlyArray<{
    node: AppNode;
    element: ReactElement;
    type?: EntityCardType;
    filter: EntityFilterData;
  }>;
}

/** The matching cards of the entity, in the first matching layout. */
export function EntityOverview({ layouts, cards }: EntityOverviewProps) {
  const { entity } = useEntity();
  const matching = cards.filter(({ filter }) => matchesEntityFilter(filter, entity));
  const isReady = useCardsLoaded(matching.map(({ node }) => node));
  if (!isReady) return <OverviewPlaceholder />;
  const shown = matching.map(({ node, element, type }) => ({
    element: cloneElement(element, { key: node.spec.id }),
    ...(type === undefined ? {} : { type }),
  }));
  const Layout =
    layouts.find((layout) => matchesEntityFilter(layout, entity))?.Component ?? DefaultOverviewLayout;
  return <Layout cards={shown} />;
}
