import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { SearchField } from '../../filter/SearchField';
import { space } from '../../theme/scale';
import { useTableText } from '../i18n/useTableText';

/** Props of {@link TableToolbar}. */
export interface TableToolbarProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** The filter panel. Undefined if no column has a filter. */
  filters?: { id: string; open: boolean; active: number; onToggle: () => void } | undefined;
  /** Content at the end of the toolbar. */
  children?: ReactNode;
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]}px ${space[4]}px`,
  '& > div:first-of-type': { flex: '1 1 180px', maxWidth: 320, minWidth: 0 },
  '& > :last-child': { marginInlineStart: 'auto' },
});

const End = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '&:empty': { display: 'none' },
});

/** The toolbar above a table: the search field, the filter button and other actions. */
export function TableToolbar({ label, search, onSearch, filters, children }: TableToolbarProps) {
  const t = useTableText();
  return (
    <Bar>
      <div>
        <SearchField
          label={t('filter.label', { label })}
          placeholder={t('filter.placeholder')}
          value={search}
          onChange={onSearch}
        />
      </div>
      {filters && (
        <Button
          size="large"
          startIcon={<ListFilter aria-hidden />}
          aria-expanded={filters.open}
          aria-controls={filters.open ? filters.id : undefined}
          onClick={filters.onToggle}
        >
          {filters.active === 0 ? t('filter.button') : t('filter.active', { count: filters.active })}
        </Button>
      )}
      <End>{children}</End>
    </Bar>
  );
}
