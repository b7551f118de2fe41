import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useApi, useTranslationRef } from '#sdk';
import { ErrorPanel, SafeLink } from '#ui';
import type { KubernetesCluster } from '../api/KubernetesApi';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import { kubernetesClusterLinkFormatterApiRef } from '../links/KubernetesClusterLinkFormatterApi';
import type { KubernetesObject } from '../model/kubernetesObject';

const Full = styled('div')({ flexBasis: '100%' });

/** A link to an object in the dashboard of its cluster, or why there is none. Nothing if the cluster has no dashboard. */
export function DashboardLink({ cluster, object }: { cluster: KubernetesCluster; object: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const api = useApi(kubernetesClusterLinkFormatterApiRef);
  const { name, dashboardUrl, dashboardApp, dashboardParameters } = cluster;
  const { data, error } = useQuery({
    queryKey: ['kubernetes', 'link', cluster, object.kind, object.metadata?.uid, object.metadata?.name],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // A query must not return undefined.
    queryFn: async () =>
      (await api.formatClusterLink({
        ...(dashboardUrl !== undefined && { dashboardUrl }),
        ...(dashboardApp !== undefined && { dashboardApp }),
        ...(dashboardParameters && { dashboardParameters }),
        object,
        kind: object.kind ?? '',
      })) ?? null,
  });
  if (error)
    return (
      <Full>
        <ErrorPanel
          severity="warning"
          title={t('link.title')}
          error={new Error(t('link.text', { cluster: name, app: dashboardApp ?? 'standard' }))}
        >
          <p>{t('link.reason', { message: error.message })}</p>
        </ErrorPanel>
      </Full>
    );
  return typeof data === 'string' ? <SafeLink href={data}>{t('head.dashboard')}</SafeLink> : null;
}
