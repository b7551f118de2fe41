import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { SelectField, space } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { defaultOrder } from '../list/catalogListState';
import { changeFilter } from '../list/changeFilter';
import { useEntityList } from '../list/entityListContext';
import { kindName } from '../list/kindName';
import { useCatalogKinds } from '../list/useCatalogKinds';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { FilterNotice } from './FilterNotice';

const Section = styled('div')({ padding: `${space[2]}px 0 ${space[3]}px` });

/** Selects the kind. Offers all kinds in the catalog, including those without matches for the other filters. */
export function KindFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { fields, state, change } = useEntityList();
  const { values, counts } = useCatalogFilter('kind');
  const kinds = useCatalogKinds();
  const chosen = (values[0] ?? '').toLocaleLowerCase('en-US');
  const countOf = (kind: string) => counts && (findCount(counts, kind) ?? 0);
  const options = withChosen(kinds.data ?? [], chosen)
    .map((kind) => ({
      value: kind.toLocaleLowerCase('en-US'),
      label: kindName(kind, t),
      count: countOf(kind),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <Section>
      <SelectField
        fullWidth
        label={t('filters.kind')}
        value={chosen}
        options={options}
        // Each kind has its own columns, so the sort order is reset. The other filters stay.
        onChange={(kind) =>
          change({ ...changeFilter(fields, state.filters, 'kind', [kind]), order: defaultOrder })
        }
      />
      {kinds.error && <FilterNotice text={t('filters.kindsFailed')} onRetry={() => void kinds.refetch()} />}
    </Section>
  );
}

function withChosen(kinds: string[], chosen: string): string[] {
  const isListed = chosen === '' || kinds.some((kind) => kind.toLocaleLowerCase('en-US') === chosen);
  return isListed ? kinds : [...kinds, chosen];
}

function findCount(counts: ReadonlyMap<string, number>, kind: string): number | undefined {
  return counts.get(kind) ?? counts.get(kind.toLocaleLowerCase('en-US'));
}
