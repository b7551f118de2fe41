import { KeyRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslationRef } from '#sdk';
import { EmptyState, InfoCard } from '#ui';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';

/** The services to sign in to, as the extension at `providerSettings` lists them; says so when there are none. */
export function AuthProvidersPage({ settings }: { settings: ReactElement | null | undefined }) {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  if (settings) return settings;
  return (
    <InfoCard>
      <EmptyState
        icon={<KeyRound aria-hidden />}
        title={t('providers.empty')}
        description={t('providers.emptyNote')}
      />
    </InfoCard>
  );
}
