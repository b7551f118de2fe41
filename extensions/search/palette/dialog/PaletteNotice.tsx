import { styled } from '@mui/material/styles';
import { SearchX } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteInput } from '../model/parseInput';
import type { PaletteLevel } from './usePaletteItems';

/** Props of {@link PaletteNotice}. */
export interface PaletteNoticeProps {
  /** Whether there are no results. */
  isEmpty: boolean;
  input: PaletteInput;
  level: PaletteLevel | undefined;
  /** Why results are missing. */
  failure: string | undefined;
  /** Whether the failure explains that there are no results at all. */
  isFailed: boolean;
}

const Empty = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  padding: `${space[8]}px ${space[4]}px`,
  textAlign: 'center',
  color: resolveTokens(theme).text.secondary,
  '& svg': { width: 24, height: 24, marginBottom: space[1], strokeWidth: 1.5 },
  '& p': { margin: 0, maxWidth: '100%', overflowWrap: 'anywhere', fontSize: rem(fontSize.sm) },
  '& p:first-of-type': {
    fontSize: rem(fontSize.md),
    fontWeight: fontWeight.medium,
    color: resolveTokens(theme).text.primary,
  },
}));

const Note = styled('p')(({ theme }) => ({
  flex: 'none',
  margin: 0,
  padding: `${space[2]}px ${space[4]}px`,
  borderTop: `1px solid ${resolveTokens(theme).line.subtle}`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
  overflowWrap: 'anywhere',
}));

/** Explains why there are no results, or why some are missing. */
export function PaletteNotice({
  isEmpty,
  input: { prefix, text },
  level,
  failure,
  isFailed,
}: PaletteNoticeProps) {
  const { t } = useTranslationRef(paletteTranslationRef);
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return (
    <>
      {isEmpty && !isFailed && (
        <Empty>
          <SearchX aria-hidden />
          <p>{shown === '' ? t('empty.kind') : t('empty.title', { text: shown })}</p>
          <p>
            {level
              ? t('empty.entity')
              : prefix === undefined
                ? t('empty.note')
                : t('empty.noteOfKind', { prefix })}
          </p>
        </Empty>
      )}
      {failure !== undefined && <Note>{failure}</Note>}
    </>
  );
}
