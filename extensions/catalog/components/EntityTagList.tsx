import { styled } from '@mui/material/styles';
import { fontSize, rem, resolveTokens } from '#ui';

/** Props of {@link EntityTagList}. */
export interface EntityTagListProps {
  tags: readonly string[];
  /** How many are shown; the rest is a number, and the whole list shows on hover. */
  max?: number;
  /** Keeps them on one line, as in a table. */
  nowrap?: boolean;
}

const List = styled('ul')(({ theme }) => {
  const { surface, text } = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '&[data-nowrap]': { flexWrap: 'nowrap' },
    '& li': {
      flex: 'none',
      maxWidth: '14ch',
      padding: '0 6px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      borderRadius: 4,
      backgroundColor: surface.muted,
      color: text.secondary,
      fontSize: rem(fontSize.xs),
      lineHeight: '20px',
    },
  };
});

/** The tags of an entity. */
export function EntityTagList({ tags, max = Number.POSITIVE_INFINITY, nowrap = false }: EntityTagListProps) {
  const hidden = tags.slice(max);
  return (
    <List data-nowrap={nowrap ? '' : undefined}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag} title={tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
      {hidden.length > 0 && <li title={hidden.join(', ')}>+{hidden.length}</li>}
    </List>
  );
}
