import IconButton from '@mui/material/IconButton';
import { Columns3Cog } from 'lucide-react';
import { useState } from 'react';
import { lazyPopup } from '#sdk';
import { useTableText } from '../i18n/useTableText';
import type { DataTableColumn, TableLayout } from '../model/tableTypes';

/** The properties of a column that the layout uses. */
export type LayoutColumn = Pick<
  DataTableColumn<unknown>,
  'id' | 'header' | 'hideHeader' | 'primary' | 'priority'
>;

/** Props of {@link TableLayoutMenu}. */
export interface TableLayoutMenuProps {
  /** All columns of the table in their default order. */
  columns: readonly LayoutColumn[];
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
}

const TableLayoutPopup = lazyPopup(async () => (await import('./TableLayoutPopup')).TableLayoutPopup);

/** A button to choose the columns, their order and the density. */
export function TableLayoutMenu(props: TableLayoutMenuProps) {
  const t = useTableText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('layout.button');
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Columns3Cog aria-hidden />
      </IconButton>
      {anchor && <TableLayoutPopup {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
