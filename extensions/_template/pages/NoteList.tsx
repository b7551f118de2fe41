import { useQuery } from '@tanstack/react-query';
import { ResponseError, useApi, useTranslationRef } from '#sdk';
import { EmptyState, ErrorPanel, SkeletonText } from '#ui';
import { EntityRefLink } from '#extensions/catalog/components';
import { sampleNotesApiRef } from '../api/SampleNotesApi';
import { sampleNotesTranslationRef } from '../i18n/sampleNotesTranslationRef';

interface NoteListProps {
  /** Lists only the notes about this entity. */
  entityRef?: string;
  /** The highest number of notes. */
  limit?: number;
}

/** Lists notes, newest first. */
export function NoteList({ entityRef, limit }: NoteListProps) {
  const { t } = useTranslationRef(sampleNotesTranslationRef);
  const api = useApi(sampleNotesApiRef);
  const { data, error } = useQuery({
    queryKey: ['sample-notes', entityRef],
    queryFn: () => api.listNotes(entityRef),
  });
  // A Backstage backend, for example, has no such plugin.
  if (error instanceof ResponseError && error.status === 404) {
    return (
      <EmptyState
        title={t('missing.title')}
        description={t('missing.description', { plugin: 'sample-notes' })}
      />
    );
  }
  if (error) return <ErrorPanel title={t('failed')} error={error} />;
  if (!data) return <SkeletonText lines={3} />;
  if (data.length === 0) {
    // The page of an entity shows the tab itself.
    const description = entityRef === undefined ? t('empty.description') : undefined;
    return <EmptyState title={t('empty.title')} description={description} />;
  }
  return (
    <ul>
      {data.slice(0, limit).map((note, index) => (
        <li key={`${data.length - index}`}>
          {note.text}
          {entityRef === undefined && (
            <>
              {' '}
              <EntityRefLink entityRef={note.entityRef} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
