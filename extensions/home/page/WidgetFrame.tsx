import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { lazyPart } from '#sdk';
import { radius, resolveTokens, space } from '#ui';
import type { HomePageWidgetData } from '../blueprints/widgetTypes';
import { useWidgetTexts } from '../i18n/useWidgetTexts';
import type { ArrangedPlacement, Placement } from '../layout/placement';
import type { FocusTarget, HomeEditor } from './useHomeEditor';
import { GAP, ROW } from './gridSizes';
import type { HomeMode } from './useHomeMode';

// Only needed while the user edits the page.
const WidgetControls = lazyPart(async () => (await import('./WidgetControls')).WidgetControls);

const Cell = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    borderRadius: radius.card,
    // Until the widget is loaded, its place shows an empty card.
    '& > [data-content], & > [data-content] > section': { height: '100%' },
    '& > [data-content]:empty': {
      backgroundColor: tokens.surface.base,
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
    },
    '&[data-editing]': { outline: `1px dashed ${tokens.line.control}`, outlineOffset: 2 },
    '&[data-dragged]': {
      zIndex: 1,
      outline: `2px solid ${tokens.accent.text}`,
      '& > [data-content]': { opacity: 0.7 },
    },
    scrollMargin: space[6],
  };
});

/** Props of {@link WidgetFrame}. */
export interface WidgetFrameProps {
  placement: ArrangedPlacement;
  placements: readonly Placement[];
  /** The position among the widgets in the document. */
  index: number;
  /** `undefined` if the portal no longer has it. */
  widget: HomePageWidgetData | undefined;
  grid: RefObject<HTMLElement | null>;
  isWide: boolean;
  /** Whether the page keeps the height of the widget free until it is loaded. */
  isReserved: boolean;
  mode: HomeMode;
  editor: HomeEditor;
  isDragged: boolean;
  onDrag: (placement: Placement | undefined) => void;
  children: ReactNode;
}

/** The place of a widget. While the user edits the page, it has controls instead of the widget's own. */
export function WidgetFrame(props: WidgetFrameProps) {
  const { placement, index, widget, isWide, isReserved, mode, editor, isDragged, children } = props;
  const translate = useWidgetTexts();
  const cell = useRef<HTMLDivElement>(null);
  // A closing dialog gives the focus back to its button, so the control waits for it.
  const hasFocus = mode.dialog === undefined && editor.focus?.id === placement.id;
  useFocus(cell, hasFocus ? editor.focus : undefined, index);
  return (
    <Cell
      ref={cell}
      data-widget={placement.id}
      data-editing={mode.isEditing ? '' : undefined}
      data-dragged={isDragged ? '' : undefined}
      style={resolveStyle(placement, isWide, isReserved)}
    >
      <div data-content inert={mode.isEditing && widget !== undefined}>
        {children}
      </div>
      {mode.isEditing && widget && (
        <WidgetControls
          {...props}
          title={translate(widget.title ?? widget.name)}
          widget={widget}
          cell={cell}
        />
      )}
    </Cell>
  );
}

function resolveStyle(
  { column, row, width, height }: ArrangedPlacement,
  isWide: boolean,
  isReserved: boolean,
): CSSProperties {
  if (isWide) return { gridColumn: `${column + 1} / span ${width}`, gridRow: `${row + 1} / span ${height}` };
  // Half of the columns are half of the page, on pages with room for two widgets.
  return {
    ...(width > 6 ? { gridColumn: '1 / -1' } : {}),
    ...(isReserved ? { minHeight: `calc(${height} * ${ROW}rem + ${height - 1} * ${GAP}px)` } : {}),
  };
}

/** Focuses a control when the editor asks for it, and again when the change moved the widget in the document. */
function useFocus(cell: RefObject<HTMLElement | null>, focus: FocusTarget | undefined, index: number): void {
  const done = useRef<{ focus: FocusTarget; index: number }>(undefined);
  useEffect(() => {
    if (focus === undefined) return;
    const isDone = done.current?.focus === focus;
    const isLost = done.current?.index !== index && document.activeElement === document.body;
    if (isDone && !isLost) return;
    done.current = { focus, index };
    cell.current?.querySelector<HTMLElement>(`[data-part=${focus.part}]`)?.focus();
  }, [cell, focus, index]);
}
