import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Flag, RotateCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { SaveViewButton } from '#extensions/search/components';
import { useTranslationRef } from '#sdk';
import { EmptyState, InfoCard, SearchField, resolveTokens, space } from '#ui';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import { FeatureFlagRow } from './FeatureFlagRow';
import { findFlags } from './findFlags';
import { useFeatureFlags } from './useFeatureFlags';

const Tools = styled('div')({ padding: `0 ${space[4]}px ${space[4]}px`, maxWidth: 420 });
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Notice = styled('div')(({ theme }) => {
  const { soft } = resolveTokens(theme).status.info;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    padding: `${space[2]}px ${space[4]}px`,
    backgroundColor: soft,
    '& p': { margin: 0 },
  };
});

/** Stores the search term in the URL, so that it survives a reload and can be shared. */
function useSearchTerm(): [string, (term: string) => void] {
  const [params, setParams] = useSearchParams();
  const shown = params.get('filter') ?? '';
  const setTerm = (term: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (term === '') next.delete('filter');
        else next.set('filter', term);
        return next;
      },
      { replace: shown !== '' && term !== '' },
    );
  return [shown, setTerm];
}

function RefreshNotice() {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  return (
    <Notice role="status">
      <p>{t('flags.changed')}</p>
      <Button startIcon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
        {t('flags.refresh')}
      </Button>
    </Notice>
  );
}

/** The feature flags of all plugins, each with a switch. */
export function FeatureFlagsPage() {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const { flags, isActive, toggle, hasChanged } = useFeatureFlags();
  const [term, setTerm] = useSearchTerm();
  const found = findFlags(flags, term);
  if (flags.length === 0)
    return (
      <InfoCard>
        <EmptyState icon={<Flag aria-hidden />} title={t('flags.empty')} description={t('flags.emptyNote')} />
      </InfoCard>
    );
  return (
    <InfoCard
      title={t('flags.title')}
      count={found.length}
      subtitle={t('flags.note')}
      action={<SaveViewButton />}
      flush
    >
      <Tools>
        <SearchField
          label={t('flags.search')}
          placeholder={t('flags.search')}
          value={term}
          onChange={setTerm}
        />
      </Tools>
      {hasChanged && <RefreshNotice />}
      <List aria-label={t('flags.title')}>
        {found.map((flag) => (
          <FeatureFlagRow
            key={flag.name}
            flag={flag}
            isActive={isActive(flag.name)}
            onToggle={(active) => toggle(flag.name, active)}
          />
        ))}
      </List>
      {found.length === 0 && (
        <EmptyState
          title={t('flags.noMatch', { term })}
          headingLevel={3}
          action={<Button onClick={() => setTerm('')}>{t('flags.clear')}</Button>}
        />
      )}
    </InfoCard>
  );
}
