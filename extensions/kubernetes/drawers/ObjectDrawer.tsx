import { lazyPart } from '#sdk';
import { SideDrawer, SkeletonText } from '#ui';
import type { KubernetesObject } from '../model/kubernetesObject';
import type { ClusterState } from '../objects/clusterState';

/** Props of {@link ObjectDrawer}. */
export interface ObjectDrawerProps {
  cluster: ClusterState;
  object: KubernetesObject;
  onClose: () => void;
}

const ObjectDetails = lazyPart(
  async () => (await import('./ObjectDetails')).ObjectDetails,
  () => <SkeletonText lines={8} />,
);

/** The details of an object, at the side of the page. */
export function ObjectDrawer({ cluster, object, onClose }: ObjectDrawerProps) {
  const { uid, name, namespace } = object.metadata ?? {};
  return (
    <SideDrawer open width="wide" title={name} onClose={onClose}>
      <ObjectDetails
        // What is open or revealed belongs to one object.
        key={uid ?? `${object.kind} ${namespace} ${name}`}
        cluster={cluster}
        object={object}
      />
    </SideDrawer>
  );
}
