import IconButton from '@mui/material/IconButton';
import { Columns3Cog } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTableText } from '../i18n/useTableText';
import type { DataTableColumn, TableLayout } from '../tableTypes';

/** A column as far as arranging it goes. */
export type ArrangedColumn = Pick<
  DataTableColumn<unknown>,
  'id' | 'header' | 'hideHeader' | 'primary' | 'hideBelow'
>;

/** Props of {@link TableLayoutMenu}. */
export interface TableLayoutMenuProps {
  /** All columns of the table, as they stand without a layout. */
  columns: readonly ArrangedColumn[];
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
}

const loadPopup = () => import('./TableLayoutPopup');
const TableLayoutPopup = lazy(async () => ({ default: (await loadPopup()).TableLayoutPopup }));

/** A button that opens the choice of columns, their order and the height of rows. */
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
        onPointerEnter={() => void loadPopup()}
        onFocus={() => void loadPopup()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Columns3Cog aria-hidden />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <TableLayoutPopup {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
