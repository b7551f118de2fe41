import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { CopyButton, fontFamily, fontSize, radius, rem, resolveTokens, scrollRegion, space } from '#ui';
import { kubernetesDetailsTranslationRef } from '../../i18n/details/kubernetesDetailsTranslationRef';
import type { DecodedValue } from './secretValues';

/** Props of {@link DataValue}. */
export interface DataValueProps {
  name: string;
  value: DecodedValue;
  /** Undefined if the value is not a secret. */
  reveal?: { isRevealed: boolean; onChange: (isRevealed: boolean) => void };
}

const Box = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.control,
    overflow: 'hidden',
    '& header': {
      display: 'flex',
      alignItems: 'center',
      gap: space[1],
      minHeight: 36,
      padding: `0 ${space[1]}px 0 ${space[3]}px`,
    },
    '& header code': { flex: 1, minWidth: 0, fontSize: rem(fontSize.sm), overflowWrap: 'anywhere' },
    '& header small': { color: tokens.text.secondary, fontSize: rem(fontSize.sm), whiteSpace: 'nowrap' },
    '& pre': {
      margin: 0,
      padding: `${space[2]}px ${space[3]}px`,
      maxHeight: 280,
      overflow: 'auto',
      backgroundColor: tokens.surface.muted,
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.xs),
      lineHeight: '20px',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  };
});

/** A key of a config map or secret with its value. The value of a secret is shown after a click. */
export function DataValue({ name, value, reveal }: DataValueProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const size = t('data.bytes', { count: value.bytes });
  const isShown = reveal?.isRevealed ?? true;
  const { text } = value;
  return (
    <Box>
      <header>
        <code dir="ltr">{name}</code>
        <small>
          {isShown ? (text === undefined ? t('data.binary', { size }) : size) : t('data.hidden', { size })}
        </small>
        {isShown && text !== undefined && (
          <CopyButton size="small" text={text} label={t('data.value', { key: name })} />
        )}
        {reveal && (
          <IconButton
            size="small"
            aria-label={t(isShown ? 'data.hide' : 'data.reveal', { key: name })}
            title={t(isShown ? 'data.hide' : 'data.reveal', { key: name })}
            onClick={() => reveal.onChange(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        )}
      </header>
      {isShown && text !== undefined && (
        <pre {...scrollRegion(t('data.value', { key: name }), 'group')} dir="ltr">
          {text}
        </pre>
      )}
    </Box>
  );
}
