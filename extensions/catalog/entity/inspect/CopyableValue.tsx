import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { BreakableText, CopyButton, SafeLink, fontFamily, fontSize, rem, resolveTokens, space } from '#ui';
import { inspectTranslationRef } from './i18n/inspectTranslationRef';

/** Longer values are cut until the user asks for the rest. */
const maxLength = 500;

const Row = styled('span')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
  '& > span': { minWidth: 0, fontFamily: fontFamily.mono, fontSize: rem(fontSize.sm), lineHeight: '24px' },
  '& > button': { flex: 'none', width: 24, height: 24, padding: 0 },
  '& > button svg': { width: 14, height: 14 },
});

const More = styled('button')(({ theme }) => ({
  marginInlineStart: space[1],
  padding: 0,
  border: 0,
  background: 'none',
  color: resolveTokens(theme).accent.text,
  font: 'inherit',
  cursor: 'pointer',
}));

/** A value with a copy button. URLs are links. Long values are cut. */
export function CopyableValue({ label, value }: { label: string; value: string }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const [all, setAll] = useState(false);
  const isCut = value.length > maxLength && !all;
  const shown = isCut ? `${value.slice(0, maxLength)}…` : value;
  const href = readUrl(value);
  return (
    <Row>
      <span>
        {href !== undefined && !isCut ? (
          <SafeLink href={href}>
            <BreakableText>{shown}</BreakableText>
          </SafeLink>
        ) : (
          <BreakableText>{shown}</BreakableText>
        )}
        {isCut && (
          <More type="button" onClick={() => setAll(true)}>
            {t('showAll')}
          </More>
        )}
      </span>
      <CopyButton text={value} label={label} size="small" />
    </Row>
  );
}

/** Returns the URL in a value, which can be a location ref such as `url:https://…`. */
function readUrl(value: string): string | undefined {
  return /^(?:url:)?(https?:\/\/\S+)$/.exec(value)?.[1];
}
