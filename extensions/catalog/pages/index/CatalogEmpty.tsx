import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { EmptyState } from '#ui';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { changeFilter, clearFilters } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';
import { useCatalogKinds } from '../../list/useCatalogKinds';
import { useOrganizationName } from './CatalogHeader';
import { CreateButton } from './CreateButton';
import { useListColumns } from './listColumns';
import { useActiveFilters } from './useActiveFilters';

/** The empty state: the catalog is empty, or no entities match the filters. */
export function CatalogEmpty() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { fields, state, change } = useEntityList();
  const kinds = useCatalogKinds();
  const orgName = useOrganizationName();
  const isNarrowed = useActiveFilters().length > 0 || state.text !== '';
  const list = state.filters['user']?.[0];
  const { emptyTitle, EmptyHint } = useListColumns();
  if (EmptyHint && !isNarrowed && list === 'all') {
    return <EmptyState title={emptyTitle} description={<EmptyHint />} />;
  }
  if (kinds.data?.length === 0) {
    return (
      <EmptyState
        title={t('index.emptyTitle')}
        description={t('index.emptyDescription')}
        action={<CreateButton />}
      />
    );
  }
  const isPersonal = list === 'owned' || list === 'starred';
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={emptyTitle ?? t(isNarrowed ? 'index.noMatchTitle' : 'index.noneTitle')}
      description={t(list === 'owned' ? 'index.noMatchOwnedDescription' : 'index.noMatchDescription')}
      action={
        <>
          {isNarrowed && (
            <Button onClick={() => change(clearFilters(fields, state.filters))}>
              {t('index.clearFilters')}
            </Button>
          )}
          {isPersonal && (
            <Button onClick={() => change(changeFilter(fields, state.filters, 'user', ['all']))}>
              {t('index.searchAll', { orgName })}
            </Button>
          )}
        </>
      }
    />
  );
}
