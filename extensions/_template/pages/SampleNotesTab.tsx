import { stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { InfoCard } from '#ui';
import { useEntity } from '#extensions/catalog';
import { sampleNotesTranslationRef } from '../i18n/sampleNotesTranslationRef';
import { NoteForm } from './NoteForm';
import { NoteList } from './NoteList';

/** Shows the notes about an entity, and a form to add one. */
export function SampleNotesTab() {
  const { entity } = useEntity();
  const { t } = useTranslationRef(sampleNotesTranslationRef);
  const entityRef = stringifyEntityRef(entity);
  return (
    <InfoCard title={t('ofEntity')}>
      <NoteList entityRef={entityRef} />
      <NoteForm entityRef={entityRef} />
    </InfoCard>
  );
}
