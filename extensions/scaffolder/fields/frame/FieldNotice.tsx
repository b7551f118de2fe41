import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleAlert, Info } from 'lucide-react';
import { fontSize, rem, resolveTokens, space } from '#ui';

/** Props of {@link FieldNotice}. */
export interface FieldNoticeProps {
  text: string;
  /** `failure` for a problem of the portal or of another service. @default 'warning' */
  tone?: 'failure' | 'info' | 'warning';
  action?: { label: string; run: () => void };
}

const Notice = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: 24,
    fontSize: rem(fontSize.sm),
    marginTop: space[1],
    color: tokens.status.warning.text,
    '&[data-tone=failure]': { color: tokens.status.error.text },
    '&[data-tone=info]': { color: tokens.text.secondary },
    '& > svg': { flex: 'none', width: 16, height: 16 },
    '& > span': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  };
});

/** A line below a field about its options, such as that they could not be loaded. */
export function FieldNotice({ text, tone = 'warning', action }: FieldNoticeProps) {
  return (
    <Notice role={tone === 'failure' ? 'alert' : 'note'} data-tone={tone}>
      {tone === 'info' ? <Info aria-hidden /> : <CircleAlert aria-hidden />}
      <span>{text}</span>
      {action && (
        <Button size="small" variant="text" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </Notice>
  );
}
