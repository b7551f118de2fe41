import { useEntity } from '#extensions/catalog';
import { DefinitionView } from '../viewers/DefinitionView';

/** The tab with the definition of an API. */
export function DefinitionTab() {
  const { entity } = useEntity();
  return <DefinitionView entity={entity} />;
}
