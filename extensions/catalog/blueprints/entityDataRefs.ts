import type { ReactElement } from 'react';
import type { Entity } from '#model';
import { createExtensionDataRef } from '#sdk';

/** Where a card stands in the overview: beside the content, or as content. */
export type EntityCardType = 'info' | 'content';

/** The ids below are a contract with every plugin that adds to the catalogue. */
export const entityContentTitleDataRef = createExtensionDataRef<string>().with({
  id: 'catalog.entity-content-title',
});
export const entityContentIconDataRef = createExtensionDataRef<string | ReactElement>().with({
  id: 'catalog.entity-content-icon',
});
export const entityContentGroupDataRef = createExtensionDataRef<string>().with({
  id: 'catalog.entity-content-group',
});
/** Decides for which entities an extension shows. */
export const entityFilterFunctionDataRef = createExtensionDataRef<(entity: Entity) => boolean>().with({
  id: 'catalog.entity-filter-function',
});
/** The older form of the same, a text such as `kind:component has:links`. */
export const entityFilterExpressionDataRef = createExtensionDataRef<string>().with({
  id: 'catalog.entity-filter-expression',
});
export const entityCardTypeDataRef = createExtensionDataRef<EntityCardType>().with({
  id: 'catalog.entity-card-type',
});
