import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden';
import { fontSize, height, radius, rem, space } from '../../theme/scale';
import { resolveTokens } from '../../theme/resolveTokens';
import { useTableText } from '../i18n/useTableText';
import { moveColumn, showColumn } from './changeLayout';
import { orderColumns } from './tableLayout';
import type { TableLayoutMenuProps } from './TableLayoutMenu';

const List = styled('ol')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    width: '100%',
    maxHeight: 'min(360px, 50vh)',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
    fontSize: rem(fontSize.sm),
    '& li': { display: 'flex', alignItems: 'center', borderRadius: radius.control },
    '& li:is(:hover, :focus-within)': { backgroundColor: tokens.surface.muted },
    '& label': {
      flex: 1,
      minWidth: 0,
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      minHeight: height.control,
      paddingInline: space[1],
      cursor: 'pointer',
    },
    '& label:has(:disabled)': { cursor: 'default' },
    '& input': { flex: 'none', width: 16, height: 16, margin: 0, accentColor: tokens.accent.fill },
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& button[aria-disabled=true]': { opacity: 0.4 },
  };
});

/** The columns of a table in order, each with a checkbox to show it and buttons to move it. */
export function ColumnList({ columns, layout, onLayoutChange }: TableLayoutMenuProps) {
  const t = useTableText();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const ordered = orderColumns(columns, layout).filter(({ hideHeader }) => hideHeader !== true);
  const ids = ordered.map((column) => column.id);
  const move = (column: (typeof ordered)[number], step: -1 | 1) => {
    const position = ids.indexOf(column.id) + step + 1;
    if (position < 1 || position > ids.length) return;
    onLayoutChange(moveColumn(layout, ids, column.id, step));
    setAnnouncement(t('layout.moved', { column: column.header, position, count: ids.length }));
  };
  return (
    <div>
      <h2 id={id}>{t('layout.columns')}</h2>
      <List aria-labelledby={id}>
        {ordered.map((column, index) => (
          <li key={column.id}>
            <label title={column.header}>
              <input
                type="checkbox"
                checked={column.primary === true || !layout.hidden?.includes(column.id)}
                disabled={column.primary === true}
                onChange={({ target }) => onLayoutChange(showColumn(layout, column.id, target.checked))}
              />
              <bdi>{column.header}</bdi>
            </label>
            <MoveButton
              step={-1}
              column={column.header}
              isEnd={index === 0}
              onMove={() => move(column, -1)}
            />
            <MoveButton
              step={1}
              column={column.header}
              isEnd={index === ordered.length - 1}
              onMove={() => move(column, 1)}
            />
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

function MoveButton(props: { step: -1 | 1; column: string; isEnd: boolean; onMove: () => void }) {
  const { step, column, isEnd, onMove } = props;
  const t = useTableText();
  const label = t(step < 0 ? 'layout.up' : 'layout.down', { column });
  // Not disabled at the end, because a disabled button loses the focus.
  return (
    <IconButton size="small" aria-label={label} title={label} aria-disabled={isEnd} onClick={onMove}>
      {step < 0 ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    </IconButton>
  );
}
