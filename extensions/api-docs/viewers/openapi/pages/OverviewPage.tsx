import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLinkClick, useTranslationRef, Link } from '#sdk';
import {
  RouterLink,
  SafeLink,
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  rem,
  resolveTokens,
  space,
  useFormatNumber,
} from '#ui';
import { DocumentHeader } from '../../layout/DocumentHeader';
import { DefinitionText } from '../../layout/DefinitionText';
import { AboutDocument } from '../../layout/AboutDocument';
import { useProgressiveCount } from '../../layout/useProgressiveCount';
import { MethodLabel } from '../document/MethodLabel';
import { useOpenApi } from '../document/OpenApiContext';
import { useAddress } from '../../layout/useAddress';
import { partAddress } from '../../layout/useSelection';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import type { OperationGroup } from '../model/openApiTypes';
import { MoreButton } from '../../schema/MoreButton';
import { SecuritySchemes } from './SecuritySchemes';
import { ServerList } from './ServerList';
import { UnresolvedRef } from '../../layout/UnresolvedRef';
import { Box, Columns, Literal, Main, PlainList, Quiet, Section, Side } from '../../layout/pageStyles';

/** A group shows up to 10 operations at first. */
const groupsAtOnce = 2;

/** The first page of a document: what the API is, where it is, and its operations. */
export function OverviewPage() {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { outline } = useOpenApi();
  const { groups, servers, securitySchemes, unresolved } = outline;
  const shownGroups = useProgressiveCount(groups.length, 0, groupsAtOnce);
  return (
    <Columns>
      <Main>
        <DocumentHeader document={outline} />
        <Section>
          <h3>{t('overview.operations')}</h3>
          {groups.length === 0 && unresolved.length === 0 && <Quiet>{t('overview.noOperations')}</Quiet>}
          {groups.slice(0, shownGroups).map((group, index) => (
            <Group key={index} group={group} isOnly={groups.length === 1} />
          ))}
          {unresolved.map(({ path, ref }) => (
            <div key={path}>
              <Literal translate="no">{path}</Literal>
              <UnresolvedRef reference={ref} />
            </div>
          ))}
        </Section>
        <Schemas />
      </Main>
      <Side>
        <AboutDocument facts={outline} />
        {servers.length > 0 && (
          <Box>
            <h3>{t('overview.servers')}</h3>
            <ServerList servers={servers} />
          </Box>
        )}
        {securitySchemes.length > 0 && (
          <Box>
            <h3>{t('overview.authentication')}</h3>
            <SecuritySchemes schemes={securitySchemes} />
          </Box>
        )}
      </Side>
    </Columns>
  );
}

const GroupBox = styled('section')(({ theme }) => {
  const { surface, line } = resolveTokens(theme);
  return {
    minWidth: 0,
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: surface.base,
    overflow: 'clip',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 200px',
    '& > header': { display: 'grid', gap: space[1], padding: `${space[2]}px ${space[4]}px` },
    '&& h4': { margin: 0 },
    '& small': { fontWeight: fontWeight.regular, fontSize: rem(fontSize.sm) },
  };
});

const OperationLink = styled(Link)(({ theme }) => {
  const { surface, line, text, accent } = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space[3]}px`,
    minWidth: 0,
    padding: `${space[2]}px ${space[4]}px`,
    borderTop: `1px solid ${line.subtle}`,
    color: text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: surface.hover },
    '&:focus-visible': { outline: `2px solid ${accent.focus}`, outlineOffset: -2 },
    '& code': { fontFamily: fontFamily.mono, fontSize: rem(fontSize.sm), overflowWrap: 'anywhere' },
    '& bdi': { minWidth: 0, fontSize: rem(fontSize.sm), color: text.secondary },
    '&[data-deprecated] code': { textDecoration: 'line-through' },
  };
});

const firstOperations = 25;

function Group({ group, isOnly }: { group: OperationGroup; isOnly: boolean }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { linkTo } = useAddress();
  const handleClick = useLinkClick();
  const formatNumber = useFormatNumber();
  const [isWhole, setWhole] = useState(false);
  const { name, isWebhooks, description, link, operations } = group;
  const title = isWebhooks ? t('nav.webhooks') : (name ?? t('nav.untagged'));
  const count = useProgressiveCount(
    isWhole ? operations.length : Math.min(operations.length, firstOperations),
  );
  const shown = operations.slice(0, count);
  return (
    <GroupBox>
      {!(isOnly && name === undefined && !isWebhooks) && (
        <header>
          <h4>
            <bdi>{title}</bdi> <small>{formatNumber(operations.length)}</small>
          </h4>
          <DefinitionText text={description} isQuiet />
          {link && <SafeLink href={link.url}>{link.title}</SafeLink>}
        </header>
      )}
      <PlainList>
        {shown.map(({ id, method, path, summary, isDeprecated }) => (
          <li key={id}>
            <OperationLink
              to={linkTo(partAddress('operation', id))}
              onClick={handleClick}
              data-deprecated={isDeprecated ? '' : undefined}
            >
              <MethodLabel method={method} />
              <code translate="no">{path}</code>
              {summary !== undefined && <bdi>{summary}</bdi>}
            </OperationLink>
          </li>
        ))}
      </PlainList>
      {!isWhole && shown.length < operations.length && (
        <MoreButton onClick={() => setWhole(true)}>
          {t('overview.showAll', { formatted: formatNumber(operations.length) })}
        </MoreButton>
      )}
    </GroupBox>
  );
}

const firstSchemas = 40;

const SchemaLinks = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]}px ${space[4]}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: fontFamily.mono,
  fontSize: rem(fontSize.sm),
  overflowWrap: 'anywhere',
});

function Schemas() {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { schemas } = useOpenApi().outline;
  const { linkTo } = useAddress();
  const formatNumber = useFormatNumber();
  const [isWhole, setWhole] = useState(false);
  const count = useProgressiveCount(isWhole ? schemas.length : Math.min(schemas.length, firstSchemas));
  if (schemas.length === 0) return null;
  const shown = schemas.slice(0, count);
  return (
    <Section>
      <h3>{t('overview.schemas')}</h3>
      <SchemaLinks translate="no">
        {shown.map((name) => (
          <li key={name}>
            <RouterLink to={linkTo(partAddress('schema', name))}>{name}</RouterLink>
          </li>
        ))}
      </SchemaLinks>
      {!isWhole && shown.length < schemas.length && (
        <MoreButton onClick={() => setWhole(true)}>
          {t('overview.showAll', { formatted: formatNumber(schemas.length) })}
        </MoreButton>
      )}
    </Section>
  );
}
