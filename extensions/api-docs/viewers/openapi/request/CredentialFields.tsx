import { useTranslationRef } from '#sdk';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type { SecurityScheme } from '../model/openApiTypes';
import { RequestField } from './RequestField';
import type { Credentials } from './buildRequest';

/** Props of {@link CredentialFields}. */
export interface CredentialFieldsProps {
  schemes: readonly SecurityScheme[];
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
}

/** The credentials that an operation needs. They are not stored. */
export function CredentialFields({ schemes, credentials, onChange }: CredentialFieldsProps) {
  const { t } = useTranslationRef(openApiTranslationRef);
  return schemes
    .filter((scheme) => scheme.type !== 'mutualTLS' && !(scheme.type === 'apiKey' && scheme.in === 'cookie'))
    .map((scheme) => {
      const current = credentials[scheme.name] ?? {};
      const change = (changed: Credentials[string]) =>
        onChange({ ...credentials, [scheme.name]: { ...current, ...changed } });
      const isBasic = scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic';
      const what = isBasic
        ? t('request.password')
        : scheme.type === 'apiKey'
          ? scheme.key
          : t('request.token');
      return (
        <div key={scheme.name}>
          {isBasic && (
            <RequestField
              label={`${scheme.name}: ${t('request.username')}`}
              value={current.username ?? ''}
              onChange={(username) => change({ username })}
            />
          )}
          <RequestField
            label={`${scheme.name}: ${what ?? ''}`}
            value={current.secret ?? ''}
            isSecret
            onChange={(secret) => change({ secret })}
          />
        </div>
      );
    });
}
