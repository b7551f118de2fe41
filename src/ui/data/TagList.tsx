import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { RouterLink } from '../link/RouterLink';
import { useUiText } from '../text/uiText';
import { fontSize, height, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';

/** Props of {@link TagList}. */
export interface TagListProps {
  tags: readonly string[];
  /** How many are shown before '+3'; all by default. */
  max?: number;
  /** Where a tag leads: usually to the list filtered by it. */
  getTo?: (tag: string) => string;
  /** Keeps to one line of one row of a table: what does not fit is counted, not wrapped. */
  oneLine?: boolean;
  label?: string;
}

const List = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    minWidth: 0,
    '&[data-one-line]': { flexWrap: 'nowrap', overflow: 'hidden' },
    '& li': { display: 'inline-flex', minWidth: 0 },
    '& li[data-count]': { flex: 'none' },
    '& :is(span, a, button)': {
      display: 'inline-block',
      maxWidth: '24ch',
      height: 22,
      padding: '0 7px',
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: 5,
      backgroundColor: tokens.surface.muted,
      color: tokens.text.primary,
      font: 'inherit',
      fontSize: rem(fontSize.xs),
      lineHeight: '20px',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& a:hover': { borderColor: tokens.line.control, textDecoration: 'none' },
    '& button': {
      cursor: 'pointer',
      minWidth: height.target,
      height: height.target,
      color: tokens.text.secondary,
    },
  };
});

/** Tags, the first few of many, the rest behind a number. */
export function TagList({
  tags,
  max = Number.POSITIVE_INFINITY,
  getTo,
  oneLine = false,
  label,
}: TagListProps) {
  const text = useUiText();
  const [all, setAll] = useState(false);
  const shown = all ? tags : tags.slice(0, max);
  const hidden = tags.length - shown.length;
  return (
    <List aria-label={label} data-one-line={oneLine ? '' : undefined}>
      {shown.map((tag) => (
        <li key={tag}>
          {getTo ? (
            <RouterLink to={getTo(tag)} title={tag}>
              <bdi>{tag}</bdi>
            </RouterLink>
          ) : (
            <span title={tag}>
              <bdi>{tag}</bdi>
            </span>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li data-count="">
          {oneLine ? (
            <span title={tags.slice(shown.length).join(', ')}>{text('tags.more', { count: hidden })}</span>
          ) : (
            <button
              type="button"
              aria-label={text('tags.moreLabel', { count: hidden })}
              onClick={() => setAll(true)}
            >
              {text('tags.more', { count: hidden })}
            </button>
          )}
        </li>
      )}
    </List>
  );
}
