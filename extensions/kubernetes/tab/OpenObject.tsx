import { useTranslationRef } from '#sdk';
import { EmptyState, SideDrawer } from '#ui';
import { ObjectDrawer } from '../drawers/ObjectDrawer';
import { kubernetesTabTranslationRef } from '../i18n/tab/kubernetesTabTranslationRef';
import type { ObjectAddress } from '../model/objectAddress';
import { findObject, isKindKnown } from '../objects/findObject';
import { useKubernetesObjects } from '../objects/KubernetesObjectsContext';
import { useOpenObject } from '../objects/useOpenObject';

/** The details of the object that the URL names. It stays open if the object is deleted, or if it is not known, and says so. */
export function OpenObject({ address }: { address: ObjectAddress }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { clusters } = useKubernetesObjects();
  const { close } = useOpenObject();
  const found = clusters && findObject(clusters, address);
  if (found?.object) return <ObjectDrawer cluster={found.state} object={found.object} onClose={close} />;
  const isWaiting = !clusters || (found && !found.state.loaded && !found.state.failure);
  if (isWaiting) return null;
  const { kind, name } = address;
  const state = found?.state;
  const cluster = state?.cluster.title ?? address.cluster;
  const is = !state || isKindKnown(state, kind) ? 'gone' : 'unknown';
  return (
    <SideDrawer open width="wide" title={name} onClose={close}>
      <EmptyState
        headingLevel={3}
        title={t(`object.${is}`)}
        description={t(`object.${is}Text`, { kind, name, cluster })}
      />
    </SideDrawer>
  );
}
