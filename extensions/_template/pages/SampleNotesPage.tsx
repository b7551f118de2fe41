import { useTranslationRef } from '#sdk';
import { InfoCard } from '#ui';
import { sampleNotesTranslationRef } from '../i18n/sampleNotesTranslationRef';
import { NoteList } from './NoteList';

/** Shows all notes. */
export function SampleNotesPage() {
  const { t } = useTranslationRef(sampleNotesTranslationRef);
  return (
    <InfoCard title={t('all')}>
      <NoteList />
    </InfoCard>
  );
}
