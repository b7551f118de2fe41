import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { Banner, fontFamily } from '#ui';
import { DefinitionText } from '../../layout/DefinitionText';
import { Member, MemberList } from '../../layout/Member';
import { graphqlTranslationRef } from '../i18n/graphqlTranslationRef';
import type { SchemaInput, SchemaItem } from '../model/schemaModel';
import { TypeReference } from './TypeReference';

const Code = styled('code')({ fontFamily: fontFamily.mono, overflowWrap: 'anywhere' });

/** The deprecation, description and directives of an item. */
export function ItemText({ item }: { item: SchemaItem }) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  return (
    <>
      {item.deprecated !== undefined && (
        <>
          <Banner severity="warning">{t('page.deprecated')}</Banner>
          <DefinitionText text={item.deprecated} />
        </>
      )}
      <DefinitionText text={item.description} />
      {item.directives.length > 0 && (
        <small>
          <Code translate="no">{item.directives.join(' ')}</Code>
        </small>
      )}
    </>
  );
}

/** The type and default value of an argument or field. */
export function InputFacts({ input: { type, defaultValue } }: { input: SchemaInput }) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  return (
    <>
      <TypeReference type={type} />
      {defaultValue !== undefined && (
        <small>
          <bdi>{t('page.default', { value: defaultValue })}</bdi>
        </small>
      )}
      {type.endsWith('!') && defaultValue === undefined && <small>{t('page.required')}</small>}
    </>
  );
}

/** The arguments of a field or directive. */
export function Inputs({ inputs }: { inputs: readonly SchemaInput[] }) {
  return (
    <MemberList>
      {inputs.map((input) => (
        <Member
          key={input.name}
          name={input.name}
          isDeprecated={input.deprecated !== undefined}
          facts={<InputFacts input={input} />}
        >
          <ItemText item={input} />
        </Member>
      ))}
    </MemberList>
  );
}
