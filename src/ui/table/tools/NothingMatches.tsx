import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useUiText } from '../../text/uiText';
import { space } from '../../theme/scale';

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[8]}px ${space[4]}px`,
});

/** Shown if no rows match the search and filters, with a button to clear them. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  const text = useUiText();
  return (
    <Box>
      <span>{text('table.empty')}</span>
      <Button size="small" onClick={onClear}>
        {text('filter.clearAll')}
      </Button>
    </Box>
  );
}
