import { useTranslationRef } from '#sdk';
import { EmptyState } from '#ui';
import { kubernetesTabTranslationRef } from '../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../objects/clusterState';
import { ClusterList } from './clusters/ClusterList';
import { ErrorReporting } from './errors/ErrorReporting';
import { FirstError } from './errors/FirstError';
import { Problems } from './errors/Problems';

/** What clusters answered: what is wrong, and all objects. */
export function AnsweredContent({ clusters, name }: { clusters: readonly ClusterState[]; name: string }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const isPartly = clusters.some(({ loaded }) => loaded && loaded.errors.length > 0);
  return (
    <>
      {isPartly && <Problems clusters={clusters} name={name} />}
      {clusters.every(isEmpty) ? (
        <EmptyState title={t('empty.title')} description={t('empty.text', { name })} />
      ) : (
        <>
          <FirstError clusters={clusters} />
          <ErrorReporting clusters={clusters} />
          <ClusterList clusters={clusters} name={name} />
        </>
      )}
    </>
  );
}

/** A cluster that answered completely, and has no objects of the entity. */
function isEmpty({ loaded, failure }: ClusterState): boolean {
  return loaded !== undefined && !failure && loaded.objects.length === 0 && loaded.errors.length === 0;
}
