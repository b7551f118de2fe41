import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';
import { type ComboboxOption, findVisibleRows, layOutRows, rowHeights } from './comboboxOption';

/** Props of {@link OptionList}. */
export interface OptionListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** The values that are selected. */
  selected: readonly string[];
  /** The position of the option that the keyboard points at, or -1. */
  activeIndex: number;
  /** The number of options including those that are not loaded yet. */
  total: number;
  isMultiple: boolean;
  onChoose: (option: ComboboxOption) => void;
  /** Called when the user is near the end. */
  onEnd: () => void;
}

/** Ten options, and the space around them. */
const maxHeight = 10 * rowHeights.plain + 8;

const List = styled('div')({
  position: 'relative',
  maxHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const Row = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'absolute',
    insetInline: 4,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `0 ${space[2]}px`,
    borderRadius: radius.control,
    cursor: 'pointer',
    '& > svg': { flex: 'none', width: 16, height: 16 },
    '& > span:not([data-check])': { display: 'grid', flex: 1, minWidth: 0 },
    '& bdi': {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'start',
      lineHeight: '20px',
    },
    '& small': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: rem(fontSize.xs),
      lineHeight: '16px',
      color: tokens.text.secondary,
    },
    '& [data-check] svg': { display: 'block', width: 16, height: 16, color: tokens.accent.text },
    '&:hover': { backgroundColor: tokens.surface.muted },
    '&[data-active]': {
      backgroundColor: tokens.accent.soft,
      outline: '1px solid transparent',
    },
    '&[aria-disabled="true"]': { color: tokens.text.secondary, cursor: 'default', background: 'none' },
    '&[data-heading]': {
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.medium,
      color: tokens.text.secondary,
      cursor: 'default',
      background: 'none',
    },
  };
});

/** Returns the id of the element of an option. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The options in a scrollable list. Only those in view are rendered. */
export function OptionList(props: OptionListProps) {
  const { id, label, options, selected, activeIndex, total, isMultiple, onChoose, onEnd } = props;
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const { rows, height } = useMemo(() => layOutRows(options), [options]);
  const visible = findVisibleRows(rows, { top, height: maxHeight });
  const active = rows.find((row) => row.option !== undefined && row.index === activeIndex);
  const shown = active && !visible.includes(active) ? [...visible, active] : visible;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !active) return;
    // The heading above the first option stays visible with it.
    const start = active.index === 0 ? 0 : active.top;
    if (start < element.scrollTop) element.scrollTop = start;
    const end = active.top + active.height;
    if (end > element.scrollTop + maxHeight) element.scrollTop = end - maxHeight;
  }, [active, list]);

  const count = options.length;
  const isNearEnd = top > height - 4 * maxHeight || activeIndex > count - 10;
  const lastAsked = useRef(-1);
  useLayoutEffect(() => {
    if (!isNearEnd || lastAsked.current === count) return;
    lastAsked.current = count;
    onEnd();
  }, [isNearEnd, count, onEnd]);

  return (
    <List
      ref={list}
      role="listbox"
      id={id}
      aria-label={label}
      aria-multiselectable={isMultiple ? true : undefined}
      tabIndex={-1}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <div role="presentation" style={{ height: height + 8 }} />
      {shown.map(({ key, top: rowTop, height: rowHeight, heading, option, index }) => {
        const style = { top: rowTop + 4, height: rowHeight };
        if (!option)
          return (
            <Row key={key} role="presentation" data-heading="" style={style}>
              {heading}
            </Row>
          );
        const isSelected = selected.includes(option.value);
        return (
          <Row
            key={key}
            role="option"
            id={optionId(id, index)}
            aria-selected={isSelected}
            aria-disabled={option.isDisabled === true ? true : undefined}
            aria-posinset={index + 1}
            aria-setsize={total}
            data-active={index === activeIndex ? '' : undefined}
            style={style}
            title={option.detail === undefined ? option.label : `${option.label}\n${option.detail}`}
            onClick={() => option.isDisabled !== true && onChoose(option)}
          >
            {option.icon}
            <span>
              <bdi>{option.label}</bdi>
              {option.detail !== undefined && (
                <small>
                  <bdi>{option.detail}</bdi>
                </small>
              )}
            </span>
            {isSelected && (
              <span data-check="">
                <Check aria-hidden />
              </span>
            )}
          </Row>
        );
      })}
    </List>
  );
}
