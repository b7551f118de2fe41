import { EntityRefLinks } from '#extensions/catalog/components';
import { entityPresentationApiRef } from '#extensions/catalog';
import { useOptionalApi } from '#sdk';

/** The owners of a plugin. Links to them if the catalog is installed. */
export function PluginOwners({ refs }: { refs: readonly string[] }) {
  const hasCatalog = useOptionalApi(entityPresentationApiRef) !== undefined;
  if (!hasCatalog) return <bdi>{refs.join(', ')}</bdi>;
  return <EntityRefLinks entityRefs={refs} defaultKind="group" max={2} />;
}
