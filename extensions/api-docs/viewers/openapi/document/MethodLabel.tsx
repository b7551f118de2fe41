import { styled } from '@mui/material/styles';
import { fontFamily, fontSize, fontWeight, rem, resolveTokens } from '#ui';

type Tone = 'info' | 'success' | 'warning' | 'error' | 'neutral';

const tones: Record<string, Tone> = {
  get: 'info',
  post: 'success',
  put: 'warning',
  patch: 'warning',
  delete: 'error',
};

const Label = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'isFilled' })<{
  tone: Tone;
  isFilled: boolean;
}>(({ theme, tone, isFilled }) => {
  const { text, soft, line } = resolveTokens(theme).status[tone];
  return {
    flex: 'none',
    fontFamily: fontFamily.mono,
    fontSize: rem(isFilled ? fontSize.sm : fontSize.xs),
    fontWeight: fontWeight.semibold,
    textTransform: 'uppercase',
    color: text,
    ...(isFilled
      ? { padding: '2px 8px', borderRadius: 6, border: `1px solid ${line}`, backgroundColor: soft }
      : { minWidth: '3.6em' }),
  };
});

/** The HTTP method of an operation. */
export function MethodLabel({ method, isFilled = false }: { method: string; isFilled?: boolean }) {
  const short = isFilled ? method : (shortNames[method] ?? method);
  return (
    <Label
      tone={tones[method] ?? 'neutral'}
      isFilled={isFilled}
      translate="no"
      aria-label={method.toUpperCase()}
    >
      {short}
    </Label>
  );
}

const shortNames: Record<string, string> = { delete: 'del', options: 'opt', query: 'qry', trace: 'trc' };
