import IconButton from '@mui/material/IconButton';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../a11y/VisuallyHidden';
import { Tooltip } from '../overlay/Tooltip';
import { useUiText } from '../text/uiText';

/** How long the tooltip of a copy button waits and stays, in ms. */
const copyTooltipDelay = 1000;

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied; as a function where it is long, to be made when somebody wants it. */
  text: string | (() => string);
  /** What is copied, in words: 'Entity ref'; makes the button's name. */
  label?: string;
  size?: 'small' | 'medium';
  onCopied?: () => void;
}

type CopyState = 'idle' | 'copied' | 'failed';

async function writeClipboard(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    const { copyBySelection } = await import('./copyBySelection');
    return copyBySelection(text) ? 'copied' : 'failed';
  }
}

/** Copies a text, and says so to eye and ear. */
export function CopyButton({ text, label, size = 'medium', onCopied }: CopyButtonProps) {
  const t = useUiText();
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2 * copyTooltipDelay);
    return () => clearTimeout(timer);
  }, [state]);
  const name = label === undefined ? t('copy.label') : `${t('copy.label')}: ${label}`;
  const said = state === 'idle' ? '' : t(state === 'copied' ? 'copy.copied' : 'copy.failed');
  const copy = async () => {
    const result = await writeClipboard(typeof text === 'string' ? text : text());
    setState(result);
    if (result === 'copied') onCopied?.();
  };
  return (
    <>
      <Tooltip
        title={said || name}
        open={state === 'idle' ? undefined : true}
        delay={copyTooltipDelay}
        describe={false}
      >
        <IconButton size={size} aria-label={name} onClick={() => void copy()}>
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        </IconButton>
      </Tooltip>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
