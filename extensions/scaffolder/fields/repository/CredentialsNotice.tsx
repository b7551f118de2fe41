import { useTranslationRef } from '#sdk';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { FieldNotice } from '../frame/FieldNotice';
import type { UserToken } from './useUserToken';

/** Says whether the template has the user's own credentials, if it asks for them. */
export function CredentialsNotice({ host, access }: { host: string; access: UserToken }) {
  const { t } = useTranslationRef(fieldsTranslationRef);
  if (access.state === 'none') return null;
  if (access.state === 'waiting')
    return <FieldNotice tone="info" text={t('repository.credentials.waiting', { host })} />;
  if (access.state === 'known')
    return <FieldNotice tone="info" text={t('repository.credentials.signedIn', { host })} />;
  const reason = access.error?.message ?? '';
  return (
    <FieldNotice
      tone="failure"
      text={
        reason === ''
          ? t('repository.credentials.failed', { host })
          : t('repository.credentials.failedReason', { host, reason })
      }
      action={{ label: t('repository.credentials.signIn', { host }), run: access.request }}
    />
  );
}
