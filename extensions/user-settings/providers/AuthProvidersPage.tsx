import { styled } from '@mui/material/styles';
import { KeyRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { authProvidersApiRef, useApi, useTranslationRef } from '#sdk';
import { EmptyState, InfoCard } from '#ui';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import { ProviderRow } from './ProviderRow';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** The accounts of the user at each configured provider, or the content of an extension that replaces the list. */
export function AuthProvidersPage({ settings }: { settings: ReactElement | null | undefined }) {
  return settings ?? <ConfiguredProviders />;
}

function ConfiguredProviders() {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const providers = useApi(authProvidersApiRef).configured();
  if (providers.length === 0)
    return (
      <InfoCard>
        <EmptyState
          icon={<KeyRound aria-hidden />}
          title={t('providers.empty')}
          description={t('providers.emptyNote')}
        />
      </InfoCard>
    );
  return (
    <InfoCard title={t('providers.title')} subtitle={t('providers.subtitle')} flush>
      <List aria-label={t('providers.title')}>
        {providers.map((provider) => (
          <ProviderRow key={provider.id} provider={provider} />
        ))}
      </List>
    </InfoCard>
  );
}
