import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type JsonObject, isJsonObject } from '#model';
import { useTranslationRef } from '#sdk';
import { fontFamily, fontSize, rem, resolveTokens, space, useFormatNumber } from '#ui';
import { definitionTranslationRef } from '../i18n/definitionTranslationRef';
import { MoreButton } from './MoreButton';
import { type SchemaFact, listFacts, printValue } from './describeSchema';

const Facts = styled('ul')(({ theme }) => {
  const { surface, line, text } = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]}px ${space[2]}px`,
    margin: `${space[1]}px 0 0`,
    padding: 0,
    listStyle: 'none',
    fontSize: rem(fontSize.xs),
    color: text.secondary,
    '& li': { maxWidth: '100%', overflowWrap: 'anywhere' },
    '& code': {
      padding: '1px 6px',
      border: `1px solid ${line.subtle}`,
      borderRadius: 4,
      backgroundColor: surface.muted,
      fontFamily: fontFamily.mono,
      fontSize: 'inherit',
      color: text.primary,
    },
  };
});

const firstValues = 20;

/** The limits, the default and the allowed values of a schema. */
export function SchemaFacts({ schema }: { schema: JsonObject }) {
  const { t } = useTranslationRef(definitionTranslationRef);
  const formatNumber = useFormatNumber();
  const [isWhole, setWhole] = useState(false);
  const facts = listFacts(schema);
  const items = schema['items'];
  const listed = schema['enum'] ?? (isJsonObject(items) ? items['enum'] : undefined);
  const values = Array.isArray(listed) ? listed : [];
  if (facts.length === 0 && values.length === 0) return null;
  const shown = isWhole ? values : values.slice(0, firstValues);
  return (
    <>
      {values.length > 0 && (
        <Facts aria-label={t('schema.values')}>
          {shown.map((value, index) => (
            <li key={index}>
              <code translate="no">{printValue(value)}</code>
            </li>
          ))}
          {shown.length < values.length && (
            <li>
              <MoreButton onClick={() => setWhole(true)}>
                {t('schema.more', { formatted: formatNumber(values.length - shown.length) })}
              </MoreButton>
            </li>
          )}
        </Facts>
      )}
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <li key={fact.key}>
              <bdi>{printFact(fact, t)}</bdi>
            </li>
          ))}
        </Facts>
      )}
    </>
  );
}

type T = ReturnType<typeof useTranslationRef<(typeof definitionTranslationRef)['messages']>>['t'];

function printFact({ key, value }: SchemaFact, t: T): string {
  if (key === 'range') return value;
  if (key === 'unique') return t('schema.unique');
  if (key === 'length' || key === 'count' || key === 'properties')
    return t(`schema.${key}`, { range: value });
  return t(`schema.${key}`, { value });
}
