import { styled } from '@mui/material/styles';
import { ArrowLeft, SearchX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { SaveViewButton } from '#extensions/search/components';
import { printableText } from '#model';
import { useTranslationRef } from '#sdk';
import {
  CopyButton,
  EmptyState,
  fontFamily,
  fontSize,
  fontWeight,
  IconText,
  radius,
  rem,
  resolveTokens,
  RouterLink,
  SearchField,
  SkeletonText,
  space,
  stripMarkdown,
  useFormatNumber,
} from '#ui';
import { referenceTranslationRef } from '../../i18n/reference/referenceTranslationRef';

/** A part of the reference, such as an action. */
export interface ReferenceItem {
  /** Unique on the page. It is in the path. */
  id: string;
  name: string;
  /** Markdown. */
  description: string | undefined;
}

/** A part of the list with its own heading. */
export interface ReferenceGroup<Item extends ReferenceItem> {
  title: string;
  items: readonly Item[];
}

/** Props of {@link ReferencePage}. */
export interface ReferencePageProps<Item extends ReferenceItem> {
  /** Undefined while they are loaded. */
  groups: ReadonlyArray<ReferenceGroup<Item>> | undefined;
  searchLabel: string;
  /** The path of the page, without an item. */
  path: string;
  /** Returns the path of an item. */
  printPath: (id: string) => string;
  renderItem: (item: Item) => ReactNode;
}

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    // There is room for the list, or for one item.
    '&[data-selected] > nav': { display: 'none' },
    '&:not([data-selected]) > article': { display: 'none' },
  },
}));

const List = styled('nav')(({ theme }) => {
  const { text, accent, surface } = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[3],
    minWidth: 0,
    [theme.breakpoints.up('md')]: {
      position: 'sticky',
      top: `calc(var(--trellis-sticky-top, 0px) + ${space[4]}px)`,
      maxHeight: `calc(100vh - var(--trellis-sticky-top, 0px) - ${space[8]}px)`,
      overflowY: 'auto',
      // Room for focus rings at the edges.
      margin: -4,
      padding: 4,
    },
    '& h2': {
      margin: `0 0 ${space[1]}px`,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
      color: text.secondary,
    },
    '& h2 small': { marginInlineStart: space[2], fontSize: 'inherit', fontVariantNumeric: 'tabular-nums' },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& li a': {
      display: 'grid',
      padding: `${space[2]}px ${space[3]}px`,
      borderRadius: radius.control,
      color: text.primary,
      textDecoration: 'none',
    },
    '& li a:hover': { backgroundColor: surface.muted },
    '& li a[aria-current]': { backgroundColor: accent.soft, color: accent.text },
    '& li a code': {
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
      overflowWrap: 'anywhere',
    },
    '& li a small': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: rem(fontSize.sm),
      color: text.secondary,
    },
  };
});

const Search = styled('div')({ display: 'flex', alignItems: 'center', gap: space[1] });

const Item = styled('article')(({ theme }) => {
  const { surface, line } = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[4],
    minWidth: 0,
    padding: space[6],
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: surface.base,
    [theme.breakpoints.up('md')]: { '& [data-back]': { display: 'none' } },
    [theme.breakpoints.down('sm')]: { padding: space[4] },
    '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] },
    '& header h2': {
      margin: 0,
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.xl),
      fontWeight: fontWeight.semibold,
      overflowWrap: 'anywhere',
    },
  };
});

const parameter = 'q';

/** A list with search, and what is known about one item. Both are in the URL. */
export function ReferencePage<One extends ReferenceItem>(props: ReferencePageProps<One>) {
  const { groups, searchLabel, path, printPath, renderItem } = props;
  const { t } = useTranslationRef(referenceTranslationRef);
  const formatNumber = useFormatNumber();
  const selectedId = useParams()['*'] ?? '';
  const [search, setSearch] = useSearchParams();
  const term = search.get(parameter) ?? '';
  const shown = useMemo(() => groups && filterGroups(groups, term), [groups, term]);
  const all = groups?.flatMap(({ items }) => items);
  const selected = selectedId === '' ? shown?.[0]?.items[0] : all?.find(({ id }) => id === selectedId);
  const query = term === '' ? '' : `?${new URLSearchParams({ [parameter]: term })}`;
  const changeTerm = (next: string) =>
    setSearch(
      (current) => {
        if (next === '') current.delete(parameter);
        else current.set(parameter, next);
        return current;
      },
      { replace: true },
    );
  if (all?.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <Layout data-selected={selectedId === '' ? undefined : ''}>
      <List aria-label={searchLabel}>
        <Search>
          <SearchField
            label={searchLabel}
            placeholder={searchLabel}
            value={term}
            onChange={changeTerm}
            delay={100}
          />
          <SaveViewButton />
        </Search>
        {!shown && <SkeletonText lines={8} />}
        {shown?.length === 0 && <EmptyState icon={<SearchX aria-hidden />} title={t('noMatch', { term })} />}
        {shown?.map(({ title, items }) => (
          <section key={title}>
            <h2>
              {title}
              <small>{formatNumber(items.length)}</small>
            </h2>
            <ul>
              {items.map(({ id, name, description }) => (
                <li key={id}>
                  <RouterLink
                    to={`${printPath(id)}${query}`}
                    aria-current={selected?.id === id ? 'page' : undefined}
                  >
                    <code translate="no">{name}</code>
                    {description !== undefined && <small>{stripMarkdown(description)}</small>}
                  </RouterLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </List>
      <Item>
        {selectedId !== '' && (
          <RouterLink to={`${path}${query}`} data-back="">
            <IconText icon={<ArrowLeft aria-hidden />}>{t('back')}</IconText>
          </RouterLink>
        )}
        {selected && (
          <>
            <header>
              <h2 translate="no">{selected.name}</h2>
              <CopyButton text={selected.name} label={t('copyName')} size="small" />
              <CopyButton
                icon="link"
                size="small"
                label={t('copyLink')}
                text={() => new URL(printPath(selected.id), window.location.href).href}
              />
            </header>
            {renderItem(selected)}
          </>
        )}
        {!groups && <SkeletonText lines={12} />}
        {groups && !selected && selectedId !== '' && (
          <EmptyState title={t('unknown', { id: selectedId })} description={t('unknownHint')} />
        )}
      </Item>
    </Layout>
  );
}

/** Keeps the items whose name or description contains all words of a search. */
function filterGroups<One extends ReferenceItem>(
  groups: ReadonlyArray<ReferenceGroup<One>>,
  term: string,
): Array<ReferenceGroup<One>> {
  const words = fold(term).split(/\s+/).filter(Boolean);
  const matches = ({ name, description }: One) => {
    const text = fold(`${name} ${printableText(description) ?? ''}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, items: group.items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
}

const fold = (text: string): string => text.toLocaleLowerCase('en-US');
