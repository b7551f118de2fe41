import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { KeyValueList, RouterLink, StatusBadge, fontSize, radius, rem, resolveTokens, space } from '#ui';
import { UnresolvedRef } from '../../layout/UnresolvedRef';
import { ChoiceField } from '../../layout/ChoiceField';
import { DefinitionText } from '../../layout/DefinitionText';
import { MethodLabel } from '../document/MethodLabel';
import { useAddress } from '../../layout/useAddress';
import { partAddress } from '../../layout/useSelection';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type {
  MediaContent,
  OperationDetail,
  Parameter,
  Response,
  SecurityAlternative,
} from '../model/openApiTypes';
import { SchemaFacts } from '../../schema/SchemaFacts';
import { SchemaRow } from '../../schema/SchemaRow';
import { SchemaTree } from '../../schema/SchemaTree';
import { describeType, listFacts } from '../../schema/describeSchema';
import { isJsonObject } from '#model';
import { Facts, Literal, PlainList, Quiet, Section, expanderStyles } from '../../layout/pageStyles';

/** The sections of an operation: authentication, parameters, body, responses and callbacks. */
export function OperationSections({ detail }: { detail: OperationDetail }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { parameters, requestBody, responses, callbacks, security } = detail;
  return (
    <>
      {security.length > 0 && (
        <Section>
          <h3>{t('auth.needed')}</h3>
          <Security security={security} />
        </Section>
      )}
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      {requestBody && (
        <Section>
          <h3>{t('operation.body')}</h3>
          <Facts>{t(requestBody.isRequired ? 'operation.required' : 'operation.optional')}</Facts>
          <DefinitionText text={requestBody.description} />
          <UnresolvedRef reference={requestBody.ref} />
          <Content content={requestBody.content} />
        </Section>
      )}
      <Section>
        <h3>{t('operation.responses')}</h3>
        {responses.length === 0 && <Quiet>{t('operation.noResponses')}</Quiet>}
        {responses.map((response, index) => (
          <ResponseItem key={response.status} response={response} isOpenAtFirst={index === 0} />
        ))}
      </Section>
      {callbacks.length > 0 && (
        <Section>
          <h3>{t('operation.callbacks')}</h3>
          {callbacks.map(({ name, operations, unresolved }) => (
            <Fragment key={name}>
              {operations.map((operation) => (
                <Callback key={`${operation.method} ${operation.path}`} name={name} detail={operation} />
              ))}
              {unresolved.map(({ path, ref }) => (
                <div key={path}>
                  <bdi>{name}</bdi> <Literal translate="no">{path}</Literal>
                  <UnresolvedRef reference={ref} />
                </div>
              ))}
            </Fragment>
          ))}
        </Section>
      )}
    </>
  );
}

function Security({ security }: { security: readonly SecurityAlternative[] }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  return (
    <PlainList>
      {security.map((alternative, index) => (
        <li key={index}>
          {index > 0 && `${t('auth.or')} `}
          {alternative.length === 0 && t('auth.none')}
          {alternative.map(({ name, scopes }, at) => (
            <span key={name}>
              {at > 0 && ` ${t('auth.and')} `}
              <Literal translate="no">{name}</Literal>
              {scopes.length > 0 && ` (${scopes.join(', ')})`}
            </span>
          ))}
        </li>
      ))}
    </PlainList>
  );
}

const places = ['path', 'query', 'header', 'cookie'] as const;

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const placeOf = (parameter: Parameter) => places.find((place) => place === parameter.in) ?? 'other';
  return ([...places, 'other'] as const)
    .map((place) => [place, parameters.filter((parameter) => placeOf(parameter) === place)] as const)
    .filter(([, listed]) => listed.length > 0)
    .map(([place, listed]) => (
      <Section key={place}>
        <h3>{t(`operation.in.${place}`)}</h3>
        <ParameterRows parameters={listed} />
      </Section>
    ));
}

function ParameterRows({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <PlainList>
      {parameters.map((parameter) => (
        <SchemaRow
          key={`${parameter.in} ${parameter.name}`}
          label={{ name: parameter.name }}
          schema={parameter.schema ?? {}}
          ancestors={[]}
          isRequired={parameter.isRequired}
          isDeprecated={parameter.isDeprecated}
          description={parameter.description}
        >
          <UnresolvedRef reference={parameter.ref} />
        </SchemaRow>
      ))}
    </PlainList>
  );
}

/** The schema of a body, by media type. */
function Content({ content }: { content: readonly MediaContent[] }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const [type, setType] = useState<string>();
  const media = content.find((one) => one.type === type) ?? content[0];
  if (!media) return null;
  const { schema } = media;
  return (
    <>
      <Facts>
        {content.length > 1 ? (
          <ChoiceField
            label={t('operation.mediaType')}
            value={media.type}
            values={content.map((one) => one.type)}
            onChange={setType}
          />
        ) : (
          <Literal translate="no">{media.type}</Literal>
        )}
        {schema !== undefined && <Literal translate="no">{describeType(schema)}</Literal>}
      </Facts>
      {isJsonObject(schema) && listFacts(schema).length > 0 && <SchemaFacts schema={schema} />}
      {schema !== undefined && <SchemaTree key={media.pointer} schema={schema} ancestors={[]} />}
    </>
  );
}

const ResponseBox = styled('div')(({ theme }) => {
  const { surface, line } = resolveTokens(theme);
  return {
    minWidth: 0,
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.control,
    backgroundColor: surface.base,
    '& > button': {
      ...expanderStyles(theme),
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      width: '100%',
      minHeight: 40,
      padding: `${space[1]}px ${space[3]}px`,
      outlineOffset: -2,
      '& > [data-text]': {
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: rem(fontSize.sm),
      },
    },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[2],
      padding: space[3],
      paddingTop: 0,
    },
  };
});

function Disclosure(props: { title: ReactNode; isOpenAtFirst: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(props.isOpenAtFirst);
  return (
    <ResponseBox>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight aria-hidden />
        {props.title}
      </button>
      {isOpen && <div>{props.children}</div>}
    </ResponseBox>
  );
}

function ResponseItem({ response, isOpenAtFirst }: { response: Response; isOpenAtFirst: boolean }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { status, description, headers, content, links, ref } = response;
  const title = (
    <>
      <StatusBadge tone={toneOfStatus(status)}>
        {status === 'default' ? t('operation.defaultResponse') : status}
      </StatusBadge>
      <span data-text="">{description?.split('\n')[0]}</span>
    </>
  );
  return (
    <Disclosure title={title} isOpenAtFirst={isOpenAtFirst}>
      <DefinitionText text={description} isQuiet />
      <UnresolvedRef reference={ref} />
      {headers.length > 0 && (
        <>
          <h4>{t('operation.headers')}</h4>
          <ParameterRows parameters={headers} />
        </>
      )}
      {content.length === 0 && ref === undefined ? (
        <Quiet>{t('operation.noContent')}</Quiet>
      ) : (
        <Content content={content} />
      )}
      {links.length > 0 && <Links links={links} />}
    </Disclosure>
  );
}

/** The tone of an HTTP status. */
export function toneOfStatus(status: string): 'success' | 'info' | 'warning' | 'error' | 'neutral' {
  const tones = { 1: 'info', 2: 'success', 3: 'info', 4: 'warning', 5: 'error' } as const;
  return tones[status[0] as '1'] ?? 'neutral';
}

function Links({ links }: Pick<Response, 'links'>) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { linkTo } = useAddress();
  return (
    <>
      <h4>{t('operation.links')}</h4>
      <KeyValueList
        items={links.map(({ name, description, target, operation, parameters, ref }) => ({
          id: name,
          label: name,
          value: (
            <>
              {target === undefined ? (
                <Literal translate="no">{operation}</Literal>
              ) : (
                <RouterLink to={linkTo(partAddress('operation', target))}>{target}</RouterLink>
              )}
              {parameters.map((parameter) => (
                <Quiet key={parameter.name}>
                  <Literal translate="no">
                    {parameter.name} = {parameter.value}
                  </Literal>
                </Quiet>
              ))}
              <DefinitionText text={description} isQuiet />
              <UnresolvedRef reference={ref} />
            </>
          ),
        }))}
      />
    </>
  );
}

function Callback({ name, detail }: { name: string; detail: OperationDetail }) {
  const { parameters, requestBody, responses } = detail;
  const title = (
    <>
      <MethodLabel method={detail.method} isFilled />
      <span data-text="">
        <bdi>{name}</bdi> <Literal translate="no">{detail.path}</Literal>
      </span>
    </>
  );
  return (
    <Disclosure title={title} isOpenAtFirst={false}>
      <DefinitionText text={detail.description} isQuiet />
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      <UnresolvedRef reference={requestBody?.ref} />
      {requestBody && <Content content={requestBody.content} />}
      {responses.map((response) => (
        <ResponseItem key={response.status} response={response} isOpenAtFirst={false} />
      ))}
    </Disclosure>
  );
}
