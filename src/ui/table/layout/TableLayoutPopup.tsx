import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SegmentedControl } from '../../filter/SegmentedControl';
import { AnchoredDialog } from '../../overlay/AnchoredDialog';
import { fontSize, fontWeight, rem, space } from '../../theme/scale';
import { resolveTokens } from '../../theme/resolveTokens';
import { useTableText } from '../i18n/useTableText';
import type { TableDensity } from '../model/tableTypes';
import { ColumnList } from './ColumnList';
import type { TableLayoutMenuProps } from './TableLayoutMenu';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space[3],
  width: 'min(320px, calc(100vw - 32px))',
  padding: space[4],
  '& h2': { margin: 0, fontSize: rem(fontSize.sm), fontWeight: fontWeight.medium },
  '& > div': { display: 'grid', gap: space[2], justifyItems: 'start' },
  '& [aria-disabled=true]': { opacity: 0.4 },
  '& > p': { margin: 0, fontSize: rem(fontSize.xs), color: resolveTokens(theme).text.secondary },
}));

const densities: readonly TableDensity[] = ['comfortable', 'compact'];

/** The popup to choose the columns, their order and the density. It is loaded when it is first opened. */
export function TableLayoutPopup(props: TableLayoutMenuProps & { anchor: HTMLElement; onClose: () => void }) {
  const { columns, layout, onLayoutChange, anchor, onClose } = props;
  const t = useTableText();
  const isChanged = Object.values(layout).some((value) => value.length > 0);
  return (
    <AnchoredDialog anchor={anchor} onClose={onClose} name={{ 'aria-label': t('layout.button') }}>
      <Box>
        <div>
          <h2>{t('layout.density')}</h2>
          <SegmentedControl
            label={t('layout.density')}
            value={layout.density ?? 'comfortable'}
            segments={densities.map((value) => ({ value, label: t(`layout.${value}`) }))}
            onChange={(density) => onLayoutChange({ ...layout, density })}
          />
        </div>
        <ColumnList columns={columns} layout={layout} onLayoutChange={onLayoutChange} />
        {columns.some(({ priority }) => priority !== undefined) && <p>{t('layout.narrow')}</p>}
        <div>
          {/* Not disabled, because a disabled button loses the focus, and Escape would not work. */}
          <Button size="small" aria-disabled={!isChanged} onClick={() => onLayoutChange({})}>
            {t('layout.reset')}
          </Button>
        </div>
      </Box>
    </AnchoredDialog>
  );
}
