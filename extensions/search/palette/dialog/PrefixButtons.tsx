import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { fontSize, Kbd, radius, rem, resolveTokens, space } from '#ui';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import { type Prefix, prefixes } from '../model/parseInput';

const Line = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    flex: 'none',
    padding: `${space[2]}px ${space[4]}px`,
    borderBottom: `1px solid ${tokens.line.subtle}`,
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      height: 28,
      padding: '0 10px 0 4px',
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.control,
      background: 'none',
      color: tokens.text.secondary,
      font: 'inherit',
      fontSize: rem(fontSize.xs),
      cursor: 'pointer',
      '&:hover': { backgroundColor: tokens.surface.muted, color: tokens.text.primary },
      '&:dir(rtl)': { padding: '0 4px 0 10px' },
    },
    '@media (max-width: 599.95px)': { gap: space[1] },
    '@media (pointer: coarse)': { '& button': { height: 36 } },
  };
});

/** Explains the prefixes, and types one when it is pressed. */
export function PrefixButtons({ onChoose }: { onChoose: (prefix: Prefix) => void }) {
  const { t } = useTranslationRef(paletteTranslationRef);
  return (
    <Line role="group" aria-label={t('prefixes.label')}>
      {(Object.keys(prefixes) as Prefix[]).map((prefix) => (
        <button key={prefix} type="button" onClick={() => onChoose(prefix)}>
          <Kbd>{prefix}</Kbd>
          {t(`prefixes.${prefixes[prefix]}`)}
        </button>
      ))}
    </Line>
  );
}
