import { useTheme } from '@mui/material/styles';
import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useLinkClick } from '#sdk';
import { resolveTokens } from '#ui';
import type { GraphNode, Point, Size } from './graphTypes';

/** Props of {@link GraphNodeBox}. */
export interface GraphNodeBoxProps {
  node: GraphNode;
  box: Point & Size;
  /** Whether the node is the Tab stop of the graph. */
  isStop: boolean;
  /** Whether the node is connected to the focused node. Undefined if no node is focused. */
  isNear: boolean | undefined;
  onSelect: (id: string) => void;
}

/** A node: a link to its page, or a button that highlights its connections. */
export const GraphNodeBox = memo(function GraphNodeBox(props: GraphNodeBoxProps) {
  const { node, box, isStop, isNear, onSelect } = props;
  const { id, label, detail, icon, hue, to, isRoot } = node;
  const color = resolveTokens(useTheme()).kind[hue ?? 'unknown'];
  const handleLink = useLinkClick();
  const shared = {
    tabIndex: isStop ? 0 : -1,
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
  return (
    <li
      data-root={isRoot || undefined}
      data-near={isNear || undefined}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    >
      {to === undefined ? (
        <button type="button" {...shared} onClick={() => onSelect(id)}>
          {content}
        </button>
      ) : (
        <Link
          {...shared}
          to={to}
          draggable={false}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => handleLink(event)}
        >
          {content}
        </Link>
      )}
    </li>
  );
});
