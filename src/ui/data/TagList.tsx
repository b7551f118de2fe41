import { useState } from 'react';
import { RouterLink } from '../link/RouterLink';
import { useUiText } from '../text/uiText';
import { fontSize, height, rem, space } from '../theme/scale';
import { createStyleClass } from '../theme/createStyleClass';
import { resolveTokens } from '../theme/resolveTokens';

/** Props of {@link TagList}. */
export interface TagListProps {
  tags: readonly string[];
  /** The number of tags shown before '+3'. Default: all. */
  max?: number;
  /** Returns the link target of a tag, usually a list filtered by this tag. */
  getTo?: (tag: string) => string;
  /** Shows one line, for table rows. Tags that do not fit are counted instead of wrapped. */
  oneLine?: boolean;
  label?: string;
}

const useListStyles = createStyleClass((theme) => {
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

/** A list of tags. Tags beyond `max` are shown on request. */
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
    <ul className={useListStyles()} aria-label={label} data-one-line={oneLine ? '' : undefined}>
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
    </ul>
  );
}
