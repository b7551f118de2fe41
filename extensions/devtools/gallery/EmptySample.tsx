import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { EmptyState, InfoCard, space } from '#ui';
import { MissingAnnotation } from '#viewers/missingAnnotation';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { sampleTexts } from './sampleTexts';

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

/** Empty states: with an action, for a missing annotation, and as one line. */
export function EmptySample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  return (
    <Column>
      <InfoCard>
        <EmptyState
          headingLevel={3}
          title={t('empty.nothing')}
          description={t('empty.why')}
          action={
            <Button variant="contained" color="primary">
              {t('empty.action')}
            </Button>
          }
        />
      </InfoCard>
      <InfoCard>
        <MissingAnnotation
          annotations={[sampleTexts.annotation]}
          examples={{ [sampleTexts.annotation]: 'dir:.' }}
          entity={{ kind: 'Component', name: 'shop' }}
          readMoreUrl="https://backstage.io/docs/features/software-catalog/well-known-annotations"
        />
      </InfoCard>
      <InfoCard title={t('empty.card')} empty={t('empty.line')} />
    </Column>
  );
}

/** Example code of empty states. */
export const emptyCode = `import { EmptyState, InfoCard } from '#ui';
import { MissingAnnotation } from '#viewers/missingAnnotation';

<EmptyState
  title="No deployments yet"
  description="Deployments appear here after the pipeline has run."
  action={<Button onClick={deploy}>Deploy</Button>}
/>
<MissingAnnotation
  annotations={['backstage.io/techdocs-ref']}
  examples={{ 'backstage.io/techdocs-ref': 'dir:.' }}
  entity={{ kind: 'Component', name: 'shop' }}
/>
<InfoCard title="Consumers" empty="No consumers yet. To add one, list this API in spec.consumesApis." />`;
