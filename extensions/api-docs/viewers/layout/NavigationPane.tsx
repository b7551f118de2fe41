import { styled } from '@mui/material/styles';
import { SaveViewButton } from '#extensions/search/components';
import { fontSize, rem, resolveTokens, SearchField, space, VisuallyHidden } from '#ui';
import { DefinitionPlaceholder } from './DefinitionPlaceholder';
import { NavigationList, type NavigationRow } from './NavigationList';
import type { Address } from './useAddress';
import { useQuery } from './QueryContext';

/** Props of {@link NavigationPane}. */
export interface NavigationPaneProps {
  /** The accessible name. */
  label: string;
  searchLabel: string;
  placeholder?: string;
  rows: readonly NavigationRow[];
  address: Address;
  currentId?: string | undefined;
  /** The number of results, for screen readers. */
  status: string;
  /** Shown if there are no rows. Undefined while they are loading. */
  empty: string | undefined;
}

const Pane = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  minHeight: 0,
  height: '100%',
});

const Search = styled('div')({ display: 'flex', alignItems: 'center', gap: space[1] });

const Empty = styled('p')(({ theme }) => ({
  margin: 0,
  padding: `${space[2]}px`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
}));

/** A search, and the parts of a definition. The search is in the URL. */
export function NavigationPane(props: NavigationPaneProps) {
  const { label, searchLabel, placeholder, rows, address, currentId, status, empty } = props;
  const [query, setQuery] = useQuery();
  return (
    <Pane aria-label={label}>
      <Search>
        <SearchField
          label={searchLabel}
          {...(placeholder === undefined ? {} : { placeholder })}
          value={query}
          onChange={setQuery}
          delay={0}
          size="small"
        />
        <SaveViewButton />
      </Search>
      <VisuallyHidden role="status">{query === '' ? '' : status}</VisuallyHidden>
      {rows.length > 0 && <NavigationList rows={rows} address={address} currentId={currentId} />}
      {rows.length === 0 && (empty === undefined ? <DefinitionPlaceholder /> : <Empty>{empty}</Empty>)}
    </Pane>
  );
}
