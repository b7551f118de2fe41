import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { ClipboardPaste, Copy } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { SelectField, space } from '#ui';
import { kubernetesTerminalTranslationRef } from '../i18n/terminal/kubernetesTerminalTranslationRef';
import { terminalKeys } from './screen/handleKeys';

/** Props of {@link TerminalToolbar}. */
export interface TerminalToolbarProps {
  container: string;
  containers: readonly string[];
  onContainer: (container: string) => void;
  isForScreenReader: boolean;
  onScreenReader: (isOn: boolean) => void;
  hasSelection: boolean;
  onCopy: () => Promise<'copied' | 'failed'>;
  onPaste: () => Promise<'pasted' | 'failed'>;
  ref: Ref<HTMLDivElement>;
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '& > [role=status]': { flexBasis: '100%' },
  '& > [role=status]:empty': { display: 'none' },
});

/** The tools above a terminal. */
export function TerminalToolbar(props: TerminalToolbarProps) {
  const { container, containers, onContainer, hasSelection, onCopy, onPaste, ref } = props;
  const { t } = useTranslationRef(kubernetesTerminalTranslationRef);
  const [result, setResult] = useState('');

  const copy = async (): Promise<void> => {
    setResult((await onCopy()) === 'copied' ? t('tool.copied') : t('tool.copyFailed'));
  };
  const paste = async (): Promise<void> => {
    setResult((await onPaste()) === 'pasted' ? '' : t('tool.pasteFailed', { keys: terminalKeys.paste }));
  };

  return (
    <Row ref={ref}>
      <SelectField
        hideLabel
        label={t('tool.container')}
        value={container}
        options={containers.map((name) => ({ value: name, label: name }))}
        onChange={onContainer}
      />
      <Button
        size="small"
        startIcon={<Copy aria-hidden />}
        disabled={!hasSelection}
        onClick={() => void copy()}
      >
        {t('tool.copy')}
      </Button>
      <Button size="small" startIcon={<ClipboardPaste aria-hidden />} onClick={() => void paste()}>
        {t('tool.paste')}
      </Button>
      <FormControlLabel
        control={<Checkbox checked={props.isForScreenReader} />}
        label={t('tool.screenReader')}
        onChange={(_event, isOn) => props.onScreenReader(isOn)}
      />
      <span role="status">{result}</span>
    </Row>
  );
}
