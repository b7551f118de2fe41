import { styled } from '@mui/material/styles';
import { SearchField, fontSize, fontWeight, radius, rem, resolveTokens, space, useFormatNumber } from '#ui';
import { afterFirstContent, lazyPart, preloadLater, useTranslationRef } from '#sdk';
import type { CatalogExportSettings } from '../../blueprints/CatalogExportConfigBlueprint';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { firstPage } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';
import { countRemovable } from '../../list/filterChoices';
import { kindNames } from '../../list/kindName';
import type { CatalogIndexFilter } from './catalogIndexFilter';
import { CatalogTable } from './CatalogTable';
import { useListColumns } from './listColumns';

/** Props of {@link CatalogList}. */
export interface CatalogListProps {
  /** Filters that are shown in a drawer, because there is no room beside the list. */
  drawerFilters: readonly CatalogIndexFilter[];
  exports: { additions: readonly CatalogExportSettings[]; builtIn: boolean } | undefined;
}

const Card = styled('section')(({ theme }) => {
  const { surface, line } = resolveTokens(theme);
  return {
    minWidth: 0,
    backgroundColor: surface.base,
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.card,
    overflow: 'clip',
    // What replaces the table has its own cards.
    '&[data-plain]': { border: 0, borderRadius: 0, background: 'none', overflow: 'visible' },
    '&[data-plain] > div': { paddingInline: 0 },
    '&[data-plain] > div:first-of-type': { paddingBlockStart: 0 },
  };
});

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[4]}px`,
  padding: `${space[3]}px ${space[4]}px`,
  [theme.breakpoints.down('sm')]: { columnGap: space[2] },
  '& h2': {
    flex: '1 1 auto',
    [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
    margin: 0,
    fontSize: rem(fontSize.lg),
    fontWeight: fontWeight.semibold,
    letterSpacing: '-0.006em',
  },
  '& h2 small': {
    marginInlineStart: space[2],
    fontSize: rem(fontSize.sm),
    fontWeight: fontWeight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: theme.palette.text.secondary,
  },
}));

const Search = styled('div')(({ theme }) => ({
  flex: '9 1 160px',
  maxWidth: 280,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { flex: '1 1 0', maxWidth: 'none' },
}));

/** The same size as the button, so that the search field keeps its width. */
const ButtonPlace = styled('span')({ width: 101, height: 36 });
const ToolPlace = styled('span')({ width: 68, height: 32, '[data-plain] &': { width: 32 } });

const ListTools = lazyPart(
  () => afterFirstContent(async () => (await import('./ListTools')).ListTools),
  () => <ToolPlace />,
);
const FilterButton = lazyPart(
  () => afterFirstContent(async () => (await import('./FilterButton')).FilterButton),
  () => <ButtonPlace />,
);
const loadActiveFilters = preloadLater(() => import('./ActiveFilters'));
const ActiveFilters = lazyPart(() =>
  afterFirstContent(async () => (await loadActiveFilters()).ActiveFilters),
);

/** Reserves the height of one row of chips, so that the layout does not shift when they load. */
const Chips = styled('div')({ padding: `0 ${space[4]}px ${space[3]}px`, minHeight: 28 + space[3] });

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  padding: `0 ${space[4]}px ${space[3]}px`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).status.warning.text,
}));

/** The list: title, search, active filters and rows. */
export function CatalogList({ drawerFilters, exports }: CatalogListProps) {
  const formatNumber = useFormatNumber();
  const { t } = useTranslationRef(catalogTranslationRef);
  const { entities, fields, state, change, kind, missing, totalItems, isCurrent, error } = useEntityList();
  const count = error !== null && !isCurrent ? undefined : totalItems;
  const list = state.filters['user']?.[0];
  const {
    nouns = kind === undefined ? t('index.entities') : kindNames(kind, t),
    Rows = CatalogTable,
    actions,
  } = useListColumns();
  const kinds = nouns;
  const title = t('index.tableTitle', {
    list: t(listTitles[list as keyof typeof listTitles] ?? 'index.listAll'),
    kinds,
  });
  return (
    <Card data-plain={Rows === CatalogTable ? undefined : ''}>
      <Toolbar>
        <h2>
          <bdi>{title}</bdi>
          <small>{count === undefined ? undefined : formatNumber(count)}</small>
        </h2>
        <Search>
          <SearchField
            label={t('index.searchLabel', { kinds })}
            placeholder={t('index.search')}
            value={state.text}
            onChange={(text) => change({ text, ...firstPage }, { replace: state.text !== '' && text !== '' })}
          />
        </Search>
        {drawerFilters.length > 0 && <FilterButton filters={drawerFilters} />}
        {entities ? <ListTools exports={exports} /> : <ToolPlace />}
        {actions}
      </Toolbar>
      {countRemovable(fields, state.filters) > 0 && (
        <Chips>
          <ActiveFilters />
        </Chips>
      )}
      {missing.length > 0 && (
        <Notice role="status">
          {t('index.invalid', { count: missing.length, fields: [...new Set(missing)].join(', ') })}
        </Notice>
      )}
      <Rows label={title} />
    </Card>
  );
}

const listTitles = { owned: 'index.listOwned', starred: 'index.listStarred', all: 'index.listAll' } as const;
