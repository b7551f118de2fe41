import { useTranslationRef } from '#sdk';
import { RelativeTime, useUiLanguage } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { LoadedCluster } from '../../objects/clusterState';
import { useKindTitle } from '../workloads/useKindTitle';

/** Which objects are older than the last answer of the cluster, and from when they are. Nothing if there are none. */
export function StaleNotice({ loaded: { stale, objects } }: { loaded: LoadedCluster }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const language = useUiLanguage();
  const titleOf = useKindTitle();
  const list = new Intl.ListFormat(language);
  const isAll = stale.size > 0 && objects.every(({ kind = '' }) => stale.has(kind));
  return [...new Set(stale.values())].map((loadedAt) => {
    const kinds = [...stale].flatMap(([kind, time]) => (time === loadedAt ? [titleOf(kind)] : []));
    return (
      <p key={loadedAt}>
        <RelativeTime
          value={loadedAt}
          within={(time) =>
            isAll && kinds.length === stale.size
              ? t('stale.all', { time })
              : t('stale.kinds', { time, kinds: list.format(kinds) })
          }
        />
      </p>
    );
  });
}
