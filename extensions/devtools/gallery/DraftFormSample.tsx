import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useDraft, useTranslationRef } from '#sdk';
import { measure, space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Form = styled('form')({
  display: 'grid',
  gap: space[4],
  maxWidth: measure.prose,
  '& p': { margin: 0 },
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: space[2] },
});

/** A form that restores its text, but not its secret, after a reload or a sign-in that leaves the page. */
export function DraftFormSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const { values, change, clear, isRestored } = useDraft('devtools/letter', {
    subject: '',
    text: '',
    apiToken: '',
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        clear();
      }}
    >
      {/* Screen readers only announce a status that exists before its text. */}
      <p role="status">{isRestored && t('draft.restored')}</p>
      <TextField
        label={t('draft.subject')}
        value={values.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextField
        label={t('draft.text')}
        value={values.text}
        multiline
        minRows={4}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label={t('draft.secret')}
        helperText={t('draft.secretNote')}
        type="password"
        autoComplete="off"
        value={values.apiToken}
        onChange={({ target }) => change({ apiToken: target.value })}
      />
      <div>
        <Button type="submit" variant="contained" color="primary">
          {t('draft.send')}
        </Button>
        <Button onClick={clear}>{t('draft.discard')}</Button>
      </div>
    </Form>
  );
}

/** Example code of a form draft. */
export const draftFormCode = `import { useDraft } from '#sdk';

const { values, change, clear } = useDraft('feedback/letter', { subject: '', text: '' });

<input value={values.subject} onChange={(event) => change({ subject: event.target.value })} />
// Clear the draft after the form is sent.
<button onClick={() => send(values).then(clear)}>Send</button>`;
