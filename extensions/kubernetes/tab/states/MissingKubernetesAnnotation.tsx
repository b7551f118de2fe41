import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { SafeLink, space } from '#ui';
import { MissingAnnotation } from '#viewers/missingAnnotation';
import { useEntity } from '#extensions/catalog';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';

const ID = 'backstage.io/kubernetes-id';

const Below = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  padding: `0 ${space[4]}px ${space[8]}px`,
  textAlign: 'center',
  '& p': { margin: 0, color: theme.palette.text.secondary },
}));

/** Shown for entities without an annotation that selects objects. */
export function MissingKubernetesAnnotation() {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { kind, apiVersion, metadata } = useEntity().entity;
  return (
    <>
      <MissingAnnotation
        annotations={[ID]}
        examples={{ [ID]: metadata.name }}
        entity={{ kind, apiVersion, name: metadata.name }}
      />
      <Below>
        <p>{t('annotation.selector')}</p>
        <SafeLink href="https://backstage.io/docs/features/kubernetes/configuration#surfacing-your-kubernetes-components-as-part-of-an-entity">
          {t('annotation.docs')}
        </SafeLink>
      </Below>
    </>
  );
}
