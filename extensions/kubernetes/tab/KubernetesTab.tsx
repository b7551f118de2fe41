import { useContentPending, usePermission } from '#sdk';
import { useEntity } from '#extensions/catalog';
import { kubernetesClustersReadPermission, kubernetesResourcesReadPermission } from '../protocol';
import { DeniedState } from './states/DeniedState';
import { MissingKubernetesAnnotation } from './states/MissingKubernetesAnnotation';
import { TabContent } from './TabContent';

/** The tab of an entity: its objects on all clusters, if the user may view them. */
export function KubernetesTab() {
  const { annotations = {} } = useEntity().entity.metadata;
  const isAnnotated = ['id', 'label-selector'].some((name) =>
    Boolean(annotations[`backstage.io/kubernetes-${name}`]),
  );
  return isAnnotated ? <PermittedTab /> : <MissingKubernetesAnnotation />;
}

function PermittedTab() {
  const { entity } = useEntity();
  const clusters = usePermission({ permission: kubernetesClustersReadPermission });
  const resources = usePermission({ permission: kubernetesResourcesReadPermission });
  const error = clusters.error ?? resources.error;
  if (error) throw error;
  if (clusters.loading || resources.loading) return <Checking />;
  return clusters.allowed && resources.allowed ? <TabContent entity={entity} /> : <DeniedState />;
}

/** Nothing is shown during the check. */
function Checking() {
  useContentPending();
  return null;
}
