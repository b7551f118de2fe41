import { styled } from '@mui/material/styles';
import { resolveTokens, space } from '#ui';

/** A quiet sentence in a widget, for example that it has nothing to show. */
export const WidgetNote = styled('p')(({ theme }) => ({
  margin: 0,
  marginBottom: space[2],
  color: resolveTokens(theme).text.secondary,
}));
