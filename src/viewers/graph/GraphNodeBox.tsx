import { useTheme } from '@mui/material/styles';
import { EllipsisVertical } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { useLinkClick, Link } from '#sdk';
import { resolveTokens } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { GraphNode, Point, Size } from './graphTypes';

/** Props of {@link GraphNodeBox}. */
export interface GraphNodeBoxProps {
  node: GraphNode;
  box: Point & Size;
  /** Whether the node is the Tab stop of the graph. */
  isStop: boolean;
  /** Whether the node is connected to the focused node. */
  isNear: boolean;
  onSelect: (id: string) => void;
  onMakeRoot: ((id: string) => void) | undefined;
  /** Opens the actions of the node. */
  onMenu: ((node: GraphNode, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** A node: a link to its page, or a button. Next to it is the button of its menu. */
export const GraphNodeBox = memo(function GraphNodeBox(props: GraphNodeBoxProps) {
  const { node, box, isStop, isNear, onSelect, onMakeRoot, onMenu } = props;
  const { id, label, detail, icon, hue, to, isRoot, isMissing, onActivate } = node;
  const t = useViewerText();
  const color = resolveTokens(useTheme()).kind[hue ?? 'unknown'];
  const handleLink = useLinkClick();
  const tabIndex = isStop ? 0 : -1;
  const shared = {
    tabIndex,
    title: detail === undefined ? label : `${label}\n${detail}`,
    'data-node': id,
    style: hue === undefined ? {} : { borderInlineStart: `3px solid ${color}` },
  };
  const content = (
    <>
      {icon}
      <span>
        <strong>
          <bdi>{label}</bdi>
        </strong>
        {detail !== undefined && <small>{detail}</small>}
      </span>
    </>
  );
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.shiftKey && onMakeRoot) {
      event.preventDefault();
      onMakeRoot(id);
    } else handleLink(event);
  };
  return (
    <li
      data-root={isRoot || undefined}
      data-near={isNear || undefined}
      data-missing={isMissing || undefined}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    >
      {to === undefined ? (
        <button type="button" {...shared} onClick={onActivate ?? (() => onSelect(id))}>
          {content}
        </button>
      ) : (
        <Link {...shared} to={to} draggable={false} onClick={handleClick}>
          {content}
        </Link>
      )}
      {onMenu && to !== undefined && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-label={t('graph.actions', { name: label })}
          data-menu={id}
          onClick={(event) => onMenu(node, event)}
        >
          <EllipsisVertical aria-hidden />
        </button>
      )}
    </li>
  );
});
