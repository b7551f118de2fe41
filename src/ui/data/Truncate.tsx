import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Props of {@link Truncate}. */
export interface TruncateProps {
  /** Text out of data: shown as it is, isolated from the direction of the text around it. */
  children: string;
  /** How many lines at most. */
  lines?: number;
  /** Shown on hover; the text itself by default. */
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

// The whole of a very long text would only burden the page: nobody reads a tooltip of ten thousand characters.
const longest = 1000;

/** A text cut to a number of lines, whole on hover. */
export function Truncate({ children, lines = 1, title, before }: TruncateProps) {
  const text = children.length > longest ? `${children.slice(0, longest)}…` : children;
  return (
    <Box lines={lines} title={title ?? text}>
      {before}
      <bdi>{text}</bdi>
    </Box>
  );
}
