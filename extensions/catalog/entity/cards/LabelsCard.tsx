import { useTranslationRef } from '#sdk';
import { BreakableText, InfoCard, KeyValueList } from '#ui';
import { useEntity } from '../../context/entityContext';
import { entityTranslationRef } from '../i18n/entityTranslationRef';

/** Shows `metadata.labels`, sorted by key. */
export function LabelsCard() {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const labels = Object.entries(entity.metadata.labels ?? {}).toSorted(([a], [b]) => a.localeCompare(b));
  if (labels.length === 0) return <InfoCard title={t('labels.title')} empty={t('labels.empty')} />;
  return (
    <InfoCard title={t('labels.title')}>
      <KeyValueList
        items={labels.map(([key, value]) => ({
          id: key,
          label: <BreakableText>{key}</BreakableText>,
          value: <BreakableText>{value}</BreakableText>,
        }))}
      />
    </InfoCard>
  );
}
