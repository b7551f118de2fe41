import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { fontSize, rem, resolveTokens, space } from '#ui';
import { kubernetesDetailsTranslationRef } from '../../i18n/details/kubernetesDetailsTranslationRef';
import type { KubernetesObject } from '../../model/kubernetesObject';
import { Section } from '../../parts/Section';
import { DataValue } from './DataValue';
import { decodeValue, type DecodedValue } from './secretValues';

/** The keys whose values are shown. */
export interface RevealedKeys {
  keys: ReadonlySet<string>;
  setRevealed: (key: string, isRevealed: boolean) => void;
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '& > small': { fontSize: rem(fontSize.sm), color: resolveTokens(theme).text.secondary },
}));

/** The data of a config map or a secret. The values of secrets are hidden until the user shows them one by one. */
export function ObjectData({ object, revealed }: { object: KubernetesObject; revealed: RevealedKeys }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const isSecret = object.kind === 'Secret';
  const values = listValues(object, isSecret);
  return (
    <Section title={t('section.data')} count={values.length}>
      <Column>
        {values.length === 0 && <span>{t('data.none')}</span>}
        {isSecret && values.length > 0 && <small>{t('data.note')}</small>}
        {values.map(([key, value]) => (
          <DataValue
            key={key}
            name={key}
            value={value}
            {...(isSecret && {
              reveal: {
                isRevealed: revealed.keys.has(key),
                onChange: (isRevealed) => revealed.setRevealed(key, isRevealed),
              },
            })}
          />
        ))}
      </Column>
    </Section>
  );
}

function listValues(object: KubernetesObject, isSecret: boolean): Array<[string, DecodedValue]> {
  const read = (part: string, decode: (value: string) => DecodedValue): Array<[string, DecodedValue]> =>
    Object.entries(Object(object[part]) as object).map(([key, value]) => [key, decode(String(value))]);
  return [...read('data', isSecret ? decodeValue : readText), ...read('binaryData', decodeValue)];
}

function readText(text: string): DecodedValue {
  return { text, bytes: new TextEncoder().encode(text).length };
}
