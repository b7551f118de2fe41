import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { SafeLink } from '#ui';
import { CodeView } from '#viewers/code';
import { KindBadge } from '../../layout/KindBadge';
import { Main } from '../../layout/pageStyles';
import { PartHeader } from '../../layout/PartHeader';
import { PartSection } from '../../layout/PartSection';
import type { Address } from '../../layout/useAddress';
import { graphqlTranslationRef } from '../i18n/graphqlTranslationRef';
import type { SchemaType } from '../model/schemaModel';
import type { SchemaPage } from '../model/schemaPages';
import { Fields, Values } from './Fields';
import { Inputs, ItemText } from './Inputs';
import { kindTones } from './kindTones';
import { ReferencesContext } from './References';
import { TypeList, TypeReference } from './TypeReference';
import { Usages } from './Usages';

/** The documentation of one address. */
export function SchemaPageView({ page, address }: { page: SchemaPage; address: Address }) {
  const references = useMemo(() => ({ address, kinds: new Map(page.references) }), [address, page]);
  return (
    <ReferencesContext value={references}>
      {page.is === 'type' && <TypePage key={page.type.name} page={page} />}
      {page.is === 'operation' && <OperationPage key={page.field.name} page={page} />}
      {page.is === 'directive' && <DirectivePage page={page} />}
    </ReferencesContext>
  );
}

function OperationPage({ page }: { page: SchemaPage & { is: 'operation' } }) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const { operation, field, example, returns } = page;
  return (
    <Main>
      <PartHeader
        badge={<KindBadge tone={kindTones[operation]}>{operation}</KindBadge>}
        name={field.name}
        isCode
      />
      <ItemText item={field} />
      <PartSection title={t('page.arguments')} count={field.args.length}>
        {field.args.length > 0 ? <Inputs inputs={field.args} /> : <p>{t('page.noArguments')}</p>}
      </PartSection>
      <PartSection title={t('page.returns')}>
        <TypeReference type={field.type} />
        {returns && <ItemText item={{ ...returns, directives: [] }} />}
        {returns && <TypeContent type={returns} isNested />}
      </PartSection>
      <PartSection title={t('page.example')}>
        <CodeView code={example} language="graphql" label={t('page.example')} lineNumbers={false} />
      </PartSection>
    </Main>
  );
}

function TypePage({ page }: { page: SchemaPage & { is: 'type' } }) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const { type, operation, implementations, usages } = page;
  return (
    <Main>
      <PartHeader
        badge={<KindBadge tone={kindTones[type.kind]}>{type.kind}</KindBadge>}
        name={type.name}
        isCode
        note={type.line === undefined ? undefined : t('page.line', { line: type.line })}
      />
      {operation && <p>{t('page.root')}</p>}
      <ItemText item={type} />
      {type.specifiedBy !== undefined && (
        <PartSection title={t('page.specifiedBy')}>
          <SafeLink href={type.specifiedBy} />
        </PartSection>
      )}
      {type.interfaces.length > 0 && (
        <PartSection title={t('page.implements')}>
          <TypeList names={type.interfaces} />
        </PartSection>
      )}
      <TypeContent type={type} />
      {implementations.length > 0 && (
        <PartSection title={t('page.implementations')} count={implementations.length}>
          <TypeList names={implementations} />
        </PartSection>
      )}
      {!operation && (
        <PartSection title={t('page.usages')} count={usages.length}>
          {usages.length > 0 ? <Usages usages={usages} /> : <p>{t('page.noUsages')}</p>}
        </PartSection>
      )}
    </Main>
  );
}

function DirectivePage({ page: { directive } }: { page: SchemaPage & { is: 'directive' } }) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  return (
    <Main>
      <PartHeader
        badge={<KindBadge tone={kindTones.directive}>directive</KindBadge>}
        name={`@${directive.name}`}
        isCode
        note={directive.line === undefined ? undefined : t('page.line', { line: directive.line })}
      />
      <ItemText item={directive} />
      {directive.isRepeatable && <p>{t('page.repeatable')}</p>}
      <PartSection title={t('page.arguments')} count={directive.args.length}>
        {directive.args.length > 0 ? <Inputs inputs={directive.args} /> : <p>{t('page.noArguments')}</p>}
      </PartSection>
      <PartSection title={t('page.locations')}>
        <TypeList names={directive.locations} />
      </PartSection>
    </Main>
  );
}

/** The fields, values or members of a type. */
function TypeContent({ type, isNested = false }: { type: SchemaType; isNested?: boolean }) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const { name, kind, fields, values, members } = type;
  if (isNested)
    return (
      <>
        {fields.length > 0 && <Fields owner={name} kind={kind} fields={fields} />}
        {members.length > 0 && <TypeList names={members} />}
        {values.length > 0 && <Values owner={name} values={values} />}
      </>
    );
  return (
    <>
      {members.length > 0 && (
        <PartSection title={t('page.members')} count={members.length}>
          <TypeList names={members} />
        </PartSection>
      )}
      {values.length > 0 && (
        <PartSection title={t('page.values')} count={values.length}>
          <Values owner={name} values={values} />
        </PartSection>
      )}
      {fields.length > 0 && (
        <PartSection title={t('page.fields')} count={fields.length}>
          <Fields owner={name} kind={kind} fields={fields} />
        </PartSection>
      )}
    </>
  );
}
