import { stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { InfoCard } from '#ui';
import { useEntity } from '#extensions/catalog';
import { sampleNotesTranslationRef } from '../i18n/sampleNotesTranslationRef';
import { NoteList } from '../pages/NoteList';

/** Shows the newest notes about an entity. */
export function SampleNotesCard({ limit }: { limit: number }) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(sampleNotesTranslationRef);
  return (
    <InfoCard title={t('ofEntity')}>
      <NoteList entityRef={stringifyEntityRef(entity)} limit={limit} />
    </InfoCard>
  );
}
