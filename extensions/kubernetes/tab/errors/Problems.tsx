import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { Banner, fontWeight, height, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../../objects/clusterState';
import { useProblemTexts } from './useProblemTexts';

const Text = styled('div')({
  fontWeight: fontWeight.regular,
  '& summary': { width: 'fit-content', minHeight: height.target, cursor: 'pointer' },
  '& details > span': { display: 'block', paddingInlineStart: space[4] },
});

/** What clusters did not answer. */
export function Problems({ clusters, name }: { clusters: readonly ClusterState[]; name: string }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const listTexts = useProblemTexts();
  return (
    <Banner severity="warning">
      {t('problem.title')}
      <Text>
        {t('problem.text', { name })}
        {clusters.map(
          ({ cluster, loaded }) =>
            loaded &&
            loaded.errors.length > 0 && (
              <details key={cluster.name}>
                <summary>{t('problem.cluster', { cluster: cluster.title ?? cluster.name })}</summary>
                {listTexts(loaded.errors).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </details>
            ),
        )}
      </Text>
    </Banner>
  );
}
