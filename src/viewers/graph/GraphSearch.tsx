import { styled } from '@mui/material/styles';
import { fontSize, rem, resolveTokens, SearchField, space } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { GraphSearchState } from './useGraphSearch';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  maxWidth: 320,
  minWidth: 0,
  '& > small': {
    flex: 'none',
    fontSize: rem(fontSize.xs),
    color: resolveTokens(theme).text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Props of {@link GraphSearch}. */
export interface GraphSearchProps extends GraphSearchState {
  onFocus: (() => void) | undefined;
}

/** Finds nodes by name. Enter shows the next match. */
export function GraphSearch({ term, setTerm, position, count, isHidden, next, onFocus }: GraphSearchProps) {
  const t = useViewerText();
  return (
    <Box
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        next(event.shiftKey ? -1 : 1);
      }}
    >
      <SearchField
        size="small"
        label={t('graph.find')}
        placeholder={t('graph.find')}
        value={term}
        onChange={setTerm}
        delay={0}
      />
      {/* Always present, so that screen readers announce changes. */}
      <small role="status">
        {term !== '' &&
          (count === 0
            ? t('graph.noMatch')
            : t(isHidden ? 'graph.foldedMatch' : 'graph.match', { current: position + 1, count }))}
      </small>
    </Box>
  );
}
