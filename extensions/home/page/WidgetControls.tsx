import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { EllipsisVertical, Move as MoveIcon, MoveDiagonal2 } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslationRef } from '#sdk';
import { type MenuAction, radius, resolveTokens, space, useMenu } from '#ui';
import type { HomePageWidgetData } from '../blueprints/widgetTypes';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import type { Move } from '../layout/moveWidget';
import { useWidgetDrag } from './useWidgetDrag';
import type { WidgetFrameProps } from './WidgetFrame';

const Bar = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    display: 'flex',
    gap: 2,
    backgroundColor: tokens.surface.floating,
    border: `1px solid ${tokens.line.control}`,
    borderRadius: radius.control,
  };
});

const Grip = styled(IconButton)({ cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } });

const Corner = styled(IconButton)(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'absolute',
    insetBlockEnd: space[2],
    insetInlineEnd: space[2],
    padding: 4,
    cursor: 'nwse-resize',
    touchAction: 'none',
    // Content below the handle doesn't shine through when the pointer is over it, either.
    '&, &:hover': { backgroundColor: tokens.surface.floating },
    border: `1px solid ${tokens.line.control}`,
    borderRadius: radius.control,
    '[dir=rtl] &': { cursor: 'nesw-resize' },
    '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  };
});

/** Props of {@link WidgetControls}. */
export interface WidgetControlsProps extends WidgetFrameProps {
  widget: HomePageWidgetData;
  title: string;
  cell: RefObject<HTMLElement | null>;
}

/** The controls of a widget: handles for the pointer and the arrow keys, and a menu with the same actions. */
export function WidgetControls(props: WidgetControlsProps) {
  const { placement, editor, isWide, title } = props;
  const { t } = useTranslationRef(homeTranslationRef);
  const { trigger, popup } = useMenu({ label: t('widget.menu', { title }), items: useActions(props) });
  const label = t('widget.menu', { title });
  return (
    <>
      <Bar>
        {isWide && !placement.fixed && (
          <Handle {...props} kind="move" onStep={(direction) => editor.move(placement, direction, 'move')} />
        )}
        <IconButton size="small" data-part="menu" aria-label={label} title={label} {...trigger}>
          <EllipsisVertical aria-hidden />
        </IconButton>
        {popup}
      </Bar>
      {isWide && !placement.rigid && (
        <Handle
          {...props}
          kind="resize"
          onStep={(direction) => editor.resize(placement, sizeSteps[direction], 'resize')}
        />
      )}
    </>
  );
}

interface HandleProps extends WidgetControlsProps {
  kind: 'move' | 'resize';
  /** Called with the direction of an arrow key. */
  onStep: (direction: Direction) => void;
}

/** A button that is dragged with the pointer, or operated with the arrow keys. */
function Handle({ kind, onStep, ...props }: HandleProps) {
  const { t } = useTranslationRef(homeTranslationRef);
  const drag = useWidgetDrag({ ...props, kind });
  const Button = kind === 'move' ? Grip : Corner;
  return (
    <Button
      size="small"
      data-part={kind}
      aria-label={t(`widget.${kind}`, { title: props.title })}
      title={t('widget.handleHint')}
      onKeyDown={(event) => {
        const direction = readArrow(event);
        if (direction) onStep(direction);
      }}
      {...drag}
    >
      {kind === 'move' ? <MoveIcon aria-hidden /> : <MoveDiagonal2 aria-hidden />}
    </Button>
  );
}

type Direction = keyof typeof sizeSteps;

const sizeSteps = {
  left: { width: -1 },
  right: { width: 1 },
  up: { height: -1 },
  down: { height: 1 },
} as const;

/** Reads an arrow key as a direction on the page. In languages written from right to left, columns start at the right. */
function readArrow(event: KeyboardEvent): Direction | undefined {
  const direction = arrows[event.key];
  if (direction === undefined) return undefined;
  event.preventDefault();
  const isRtl = document.documentElement.dir === 'rtl';
  if (isRtl && direction === 'left') return 'right';
  return isRtl && direction === 'right' ? 'left' : direction;
}

const arrows: { [key in string]?: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const wideMoves: readonly Move[] = ['up', 'down', 'left', 'right'];
const narrowMoves: readonly Move[] = ['earlier', 'later'];
const sizes = [
  ['wider', { width: 1 }],
  ['narrower', { width: -1 }],
  ['taller', { height: 1 }],
  ['shorter', { height: -1 }],
] as const;

function useActions({ placement, editor, isWide, mode, widget }: WidgetControlsProps): MenuAction[] {
  const { t } = useTranslationRef(homeTranslationRef);
  const moves = placement.fixed ? [] : isWide ? wideMoves : narrowMoves;
  return [
    ...moves.map((move) => ({
      id: move,
      label: t(`menu.${move}`),
      onSelect: () => editor.move(placement, move, 'menu'),
    })),
    ...(isWide && !placement.rigid ? sizes : []).map(([id, by], index) => ({
      id,
      label: t(`menu.${id}`),
      divider: index === 0 && moves.length > 0,
      onSelect: () => editor.resize(placement, by, 'menu'),
    })),
    ...(widget.settings?.schema
      ? [
          {
            id: 'settings',
            label: t('menu.settings'),
            divider: true,
            onSelect: () => mode.open({ is: 'settings', id: placement.id }),
          },
        ]
      : []),
    {
      id: 'remove',
      label: t('menu.remove'),
      divider: true,
      danger: true,
      disabled: placement.permanent === true,
      ...(placement.permanent ? { description: t('menu.permanent') } : {}),
      onSelect: () => editor.remove(placement),
    },
  ];
}
