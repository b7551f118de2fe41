import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useDraft, useTranslationRef } from '#sdk';
import { ErrorPanel } from '#ui';
import { sampleNotesApiRef } from '../api/SampleNotesApi';
import { sampleNotesTranslationRef } from '../i18n/sampleNotesTranslationRef';

/** Adds a note about an entity. Keeps the text if the session ends before it is sent. */
export function NoteForm({ entityRef }: { entityRef: string }) {
  const { t } = useTranslationRef(sampleNotesTranslationRef);
  const api = useApi(sampleNotesApiRef);
  const queryClient = useQueryClient();
  const { values, change, clear } = useDraft(`sample-notes/${entityRef}`, { text: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.addNote({ entityRef, text: values.text }),
    onSuccess: () => {
      clear();
      return queryClient.invalidateQueries({ queryKey: ['sample-notes'] });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        label={t('form.text')}
        value={values.text}
        fullWidth
        multiline
        required
        margin="normal"
        onChange={({ target }) => change({ text: target.value })}
      />
      <Button type="submit" variant="contained" disabled={isPending}>
        {t('form.add')}
      </Button>
      {error && <ErrorPanel title={t('form.failed')} error={error} />}
    </form>
  );
}
