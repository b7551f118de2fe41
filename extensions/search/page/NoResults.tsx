import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { EmptyState } from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useSearch } from '../state/searchContext';

/** Shown if nothing matches, with the next steps. */
export function NoResults({ isStale }: { isStale: boolean }) {
  const { t } = useTranslationRef(searchTranslationRef);
  const { filters, types, setFilters, setTypes } = useSearch();
  const hasFilters = Object.keys(filters).length > 0;
  const isNarrowed = hasFilters || types.length > 0;
  return (
    <div style={{ opacity: isStale ? 0.55 : 1 }}>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('results.none')}
        description={t(isNarrowed ? 'results.noneFiltered' : 'results.noneHint')}
        {...(isNarrowed && {
          action: (
            <>
              {hasFilters && <Button onClick={() => setFilters({})}>{t('filters.clear')}</Button>}
              {types.length > 0 && <Button onClick={() => setTypes([])}>{t('filters.allTypes')}</Button>}
            </>
          ),
        })}
      />
    </div>
  );
}
