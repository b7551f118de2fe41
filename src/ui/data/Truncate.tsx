import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Props of {@link Truncate}. */
export interface TruncateProps {
  /** The text, shown as plain text and isolated from the direction of the surrounding text. */
  children: string;
  /** The maximum number of lines. */
  lines?: number;
  /** The tooltip. Default: the text itself. */
  title?: string;
  before?: ReactNode;
}

const Box = styled('span', { shouldForwardProp: (prop) => prop !== 'lines' })<{ lines: number }>(
  ({ lines }) =>
    lines === 1
      ? { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
      : {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
          minWidth: 0,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        },
);

// Limits the tooltip. Tooltips with thousands of characters slow down the page and are not readable.
const maxTooltipLength = 1000;

/** Text truncated to a number of lines, with the full text on hover. */
export function Truncate({ children, lines = 1, title, before }: TruncateProps) {
  const text = children.length > maxTooltipLength ? `${children.slice(0, maxTooltipLength)}…` : children;
  return (
    <Box lines={lines} title={title ?? text}>
      {before}
      <bdi>{text}</bdi>
    </Box>
  );
}
