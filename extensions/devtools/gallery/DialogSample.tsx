import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type DialogApiDialog, dialogApiRef, useApi, useTranslationRef } from '#sdk';
import { space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

type Answer = 'yes' | 'no';

/** Opens dialogs: a dismissible one, a modal one, and one on top of another. */
export function DialogSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const dialogs = useApi(dialogApiRef);
  const [outcome, setOutcome] = useState('');

  async function ask(opened: DialogApiDialog<Answer | undefined> | DialogApiDialog<Answer>): Promise<void> {
    setOutcome('');
    const answer = await opened.result();
    setOutcome(
      answer === undefined ? t('dialogs.left') : t('dialogs.answered', { answer: t(`dialogs.${answer}`) }),
    );
  }

  return (
    <>
      <Buttons>
        <Button variant="outlined" onClick={() => void ask(dialogs.show<Answer>(Question))}>
          {t('dialogs.show')}
        </Button>
        <Button variant="outlined" onClick={() => void ask(dialogs.showModal<Answer>(Question))}>
          {t('dialogs.showModal')}
        </Button>
      </Buttons>
      <p role="status">{outcome}</p>
    </>
  );
}

function Question({ dialog }: { dialog: DialogApiDialog<Answer> | DialogApiDialog<Answer | undefined> }) {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const dialogs = useApi(dialogApiRef);
  return (
    <>
      <DialogTitle>{t('dialogs.question')}</DialogTitle>
      <DialogContent>{t('dialogs.text')}</DialogContent>
      <DialogActions>
        <Button onClick={() => dialogs.show(Explanation)}>{t('dialogs.why')}</Button>
        <Button onClick={() => dialog.update(LaterQuestion)}>{t('dialogs.later')}</Button>
        <Answers dialog={dialog} />
      </DialogActions>
    </>
  );
}

function LaterQuestion({ dialog }: Parameters<typeof Question>[0]) {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  return (
    <>
      <DialogTitle>{t('dialogs.question')}</DialogTitle>
      <DialogContent>{t('dialogs.stillText')}</DialogContent>
      <DialogActions>
        <Answers dialog={dialog} />
      </DialogActions>
    </>
  );
}

function Answers({ dialog }: Parameters<typeof Question>[0]) {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  return (
    <>
      <Button onClick={() => dialog.close('no')}>{t('dialogs.no')}</Button>
      <Button variant="contained" color="primary" onClick={() => dialog.close('yes')}>
        {t('dialogs.yes')}
      </Button>
    </>
  );
}

/** A dialog without `DialogTitle`. Its heading is its accessible name. */
function Explanation({ dialog }: { dialog: DialogApiDialog<undefined> }) {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  return (
    <DialogContent>
      <h2>{t('dialogs.why')}</h2>
      <p>{t('dialogs.because')}</p>
      <Button onClick={() => dialog.close()}>{t('dialogs.close')}</Button>
    </DialogContent>
  );
}

/** Example code of a dialog. */
export const dialogCode = `import { dialogApiRef, useApi } from '#sdk';

const dialogs = useApi(dialogApiRef);

// Only its own buttons close it, so there is always an answer.
const dialog = dialogs.showModal<'yes' | 'no'>(({ dialog }) => (
  <>
    <DialogTitle>Roll back?</DialogTitle>
    <DialogActions>
      <Button onClick={() => dialog.close('no')}>No</Button>
      <Button onClick={() => dialog.close('yes')}>Yes</Button>
    </DialogActions>
  </>
));
if ((await dialog.result()) === 'yes') await rollBack();`;
