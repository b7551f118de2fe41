import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { alertApiRef, type AlertMessage, useApi, useTranslationRef } from '#sdk';
import { space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
const severities = ['success', 'info', 'warning', 'error'] as const;

/** Posts messages: a transient one, a permanent one, and four at once. */
export function AlertSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const alerts = useApi(alertApiRef);
  const post = (severity: (typeof severities)[number], display?: AlertMessage['display']): void =>
    alerts.post({ message: t(`alert.${severity}`), severity, ...(display && { display }) });
  return (
    <Buttons>
      <Button variant="outlined" onClick={() => post('success', 'transient')}>
        {t('alert.transient')}
      </Button>
      <Button variant="outlined" onClick={() => post('error')}>
        {t('alert.permanent')}
      </Button>
      <Button variant="outlined" onClick={() => severities.forEach((severity) => post(severity))}>
        {t('alert.many')}
      </Button>
    </Buttons>
  );
}

/** Example code of a message. */
export const alertCode = `import { alertApiRef, useApi } from '#sdk';

const alerts = useApi(alertApiRef);

alerts.post({ message: 'The service was registered.', severity: 'success', display: 'transient' });
// Without display, it stays until the user dismisses it.
alerts.post({ message: 'Could not register the service.', severity: 'error' });`;
