import { stringifyEntityRef } from '#model';
import { usePermission } from '#sdk';
import { useEntity } from '../../context/entityContext';
import { catalogEntityDeletePermission } from '../../protocol/permissions';

/** Whether the user may unregister the entity of the page. Not allowed while that is unknown. */
export function useMayUnregister(): boolean {
  const { entity } = useEntity();
  const permission = catalogEntityDeletePermission;
  return usePermission({ permission, resourceRef: stringifyEntityRef(entity) }).allowed;
}
