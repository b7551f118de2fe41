import { useTranslationRef } from '#sdk';
import { BreakableText } from '#ui';
import { AboutDocument } from '../../layout/AboutDocument';
import { DocumentHeader } from '../../layout/DocumentHeader';
import { DefinitionText } from '../../layout/DefinitionText';
import { KindBadge } from '../../layout/KindBadge';
import { Member, MemberList } from '../../layout/Member';
import { Box, Columns, Facts, Literal, Main, Quiet, Section, Side } from '../../layout/pageStyles';
import { PartSection } from '../../layout/PartSection';
import { useProgressiveCount } from '../../layout/useProgressiveCount';
import { useAddress } from '../../layout/useAddress';
import { partAddress } from '../../layout/useSelection';
import { UnresolvedRef } from '../../layout/UnresolvedRef';
import { asyncApiTranslationRef } from '../i18n/asyncApiTranslationRef';
import type { AsyncOutline, AsyncServer } from '../model/asyncTypes';
import { ActionBadge } from './ActionBadge';
import { Bindings, Parameters, Security, TagsAndLink } from './Parts';

/** The first page of a document: what the application is, its channels and where they are. */
export function AsyncOverviewPage({ outline }: { outline: AsyncOutline }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const address = useAddress();
  const { channels, servers, tags, unresolved } = outline;
  const count = useProgressiveCount(channels.length);
  return (
    <Columns>
      <Main>
        <DocumentHeader document={outline}>
          <TagsAndLink tags={tags} />
        </DocumentHeader>
        <PartSection title={t('nav.channels')} count={channels.length}>
          {channels.length === 0 && <Quiet>{t('overview.noChannels')}</Quiet>}
          <MemberList>
            {channels.slice(0, count).map((channel) => (
              <Member
                key={channel.id}
                name={channel.address ?? channel.id}
                link={{ id: partAddress('channel', channel.id), address }}
                facts={channel.operations.map(({ id, action }) => (
                  <ActionBadge key={id} action={action} />
                ))}
              >
                <DefinitionText text={channel.title ?? channel.summary} isQuiet />
                {channel.operations.map(({ id, title: text }) => (
                  <DefinitionText key={id} text={text} isQuiet />
                ))}
              </Member>
            ))}
          </MemberList>
        </PartSection>
        {unresolved.length > 0 && (
          <PartSection title={t('operation.title')} count={unresolved.length}>
            <MemberList>
              {unresolved.map(({ id, ref }) => (
                <Member key={id} name={id}>
                  <UnresolvedRef reference={ref} />
                </Member>
              ))}
            </MemberList>
          </PartSection>
        )}
      </Main>
      <Side>
        <AboutDocument facts={outline} />
        {servers.length > 0 && (
          <Box>
            <h3>{t('overview.servers')}</h3>
            {servers.map((server) => (
              <Server key={server.name} server={server} />
            ))}
          </Box>
        )}
      </Side>
    </Columns>
  );
}

function Server({ server }: { server: AsyncServer }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const { name, title, url, protocol, description, variables, security, bindings, tags, ref } = server;
  return (
    <Section>
      <Facts>
        <h4 style={{ margin: 0 }}>
          <bdi>{title ?? name}</bdi>
        </h4>
        {protocol !== undefined && <KindBadge tone="info">{protocol}</KindBadge>}
      </Facts>
      <Literal translate="no" dir="ltr">
        <BreakableText>{url}</BreakableText>
      </Literal>
      <UnresolvedRef reference={ref} />
      <DefinitionText text={description} isQuiet />
      <TagsAndLink tags={tags} />
      {variables.length > 0 && (
        <>
          <Quiet>{t('part.variables')}</Quiet>
          <Parameters parameters={variables} />
        </>
      )}
      {security.length > 0 && (
        <>
          <Quiet>{t('part.security')}</Quiet>
          <Security security={security} />
        </>
      )}
      <Bindings bindings={bindings} />
    </Section>
  );
}
