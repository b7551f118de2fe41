import type { ReactElement } from 'react';
import type { Entity } from '#model';
import { createExtensionDataRef } from '#sdk';

/** The position of a card on the overview: beside the content (`info`), or in the main area (`content`). */
export type EntityCardType = 'info' | 'content';

// Plugins that extend the catalog depend on the ids below.
export const entityContentTitleDataRef = createExtensionDataRef<string>().with({
  id: 'catalog.entity-content-title',
});
export const entityContentIconDataRef = createExtensionDataRef<string | ReactElement>().with({
  id: 'catalog.entity-content-icon',
});
export const entityContentGroupDataRef = createExtensionDataRef<string>().with({
  id: 'catalog.entity-content-group',
});
/** Returns whether an extension is shown for an entity. */
export const entityFilterFunctionDataRef = createExtensionDataRef<(entity: Entity) => boolean>().with({
  id: 'catalog.entity-filter-function',
});
/** The older text form of the filter, such as `kind:component has:links`. */
export const entityFilterExpressionDataRef = createExtensionDataRef<string>().with({
  id: 'catalog.entity-filter-expression',
});
export const entityCardTypeDataRef = createExtensionDataRef<EntityCardType>().with({
  id: 'catalog.entity-card-type',
});
