import IconButton from '@mui/material/IconButton';
import { Check, Copy, Link2 } from 'lucide-react';
import { VisuallyHidden } from '../a11y/VisuallyHidden';
import { useCopy } from '../headless/useCopy';
import { Tooltip } from '../floating/Tooltip';
import { useUiText } from '../text/uiText';

/** Delay before the tooltip opens, in ms. */
const tooltipDelay = 1000;

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** The text to copy. If it is expensive to create, pass a function, which is called on click. */
  text: string | (() => string);
  /** Describes the text, such as 'Entity ref'. It is part of the accessible name. */
  label?: string;
  /** The icon. A link differs from a text beside it. */
  icon?: 'copy' | 'link';
  size?: 'small' | 'medium';
  onCopied?: () => void;
}

/** Copies a text to the clipboard, and shows and announces the result. */
export function CopyButton({ text, label, icon = 'copy', size = 'medium', onCopied }: CopyButtonProps) {
  const t = useUiText();
  const { state, copy } = useCopy((next) => next === 'copied' && onCopied?.());
  const name = label === undefined ? t('copy.label') : `${t('copy.label')}: ${label}`;
  const Icon = { copy: Copy, link: Link2 }[icon];
  const result = state === 'idle' ? '' : t(state === 'copied' ? 'copy.copied' : 'copy.failed');
  return (
    <>
      <Tooltip
        title={result || name}
        open={state === 'idle' ? undefined : true}
        delay={tooltipDelay}
        describe={false}
      >
        <IconButton
          size={size}
          aria-label={name}
          onClick={() => copy(typeof text === 'string' ? text : text())}
        >
          {state === 'copied' ? <Check aria-hidden /> : <Icon aria-hidden />}
        </IconButton>
      </Tooltip>
      <VisuallyHidden role="status">{result}</VisuallyHidden>
    </>
  );
}
