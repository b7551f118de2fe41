import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { KeyValueList, SafeLink, fontWeight, space } from '#ui';
import { DefinitionText } from '../../layout/DefinitionText';
import { UnresolvedRef } from '../../layout/UnresolvedRef';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type { OAuthFlow, SecurityScheme } from '../model/openApiTypes';
import { Literal, PlainList, Quiet } from '../../layout/pageStyles';

const Item = styled('li')({
  display: 'grid',
  gap: space[1],
  '& + &': { marginTop: space[4] },
  '& > strong': { fontWeight: fontWeight.medium },
});

/** The ways to authenticate. */
export function SecuritySchemes({ schemes }: { schemes: readonly SecurityScheme[] }) {
  return (
    <PlainList>
      {schemes.map((scheme) => (
        <Item key={scheme.name}>
          <strong>
            <bdi>{scheme.name}</bdi>
          </strong>
          <Quiet>
            <SchemeTitle scheme={scheme} />
          </Quiet>
          <UnresolvedRef reference={scheme.ref} />
          <DefinitionText text={scheme.description} isQuiet />
          {scheme.openIdConnectUrl !== undefined && <SafeLink href={scheme.openIdConnectUrl} />}
          {scheme.flows.map((flow) => (
            <Flow key={flow.name} flow={flow} />
          ))}
        </Item>
      ))}
    </PlainList>
  );
}

function SchemeTitle({ scheme }: { scheme: SecurityScheme }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { type } = scheme;
  if (type === 'apiKey') return t('auth.apiKey', { name: scheme.key ?? '', place: scheme.in ?? '' });
  if (type === 'http')
    return `${t('auth.http', { scheme: scheme.scheme ?? '' })}${scheme.bearerFormat === undefined ? '' : ` (${scheme.bearerFormat})`}`;
  if (type === 'oauth2' || type === 'openIdConnect' || type === 'mutualTLS') return t(`auth.${type}`);
  return type;
}

function Flow({ flow }: { flow: OAuthFlow }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const items = [
    {
      id: 'authorization',
      label: t('auth.authorizationUrl'),
      value: flow.authorizationUrl && <SafeLink href={flow.authorizationUrl} />,
    },
    { id: 'token', label: t('auth.tokenUrl'), value: flow.tokenUrl && <SafeLink href={flow.tokenUrl} /> },
    {
      id: 'scopes',
      label: t('auth.scopes'),
      value: flow.scopes.length > 0 && (
        <PlainList>
          {flow.scopes.map(({ name, description }) => (
            <li key={name}>
              <Literal translate="no">{name}</Literal> {description}
            </li>
          ))}
        </PlainList>
      ),
    },
  ].filter(({ value }) => value);
  return (
    <>
      <Quiet>{t('auth.flow', { name: flow.name })}</Quiet>
      <KeyValueList items={items} layout="stack" />
    </>
  );
}
