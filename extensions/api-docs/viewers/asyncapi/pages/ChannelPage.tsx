import { useTranslationRef } from '#sdk';
import { Banner, CopyButton, RouterLink } from '#ui';
import { DefinitionText } from '../../layout/DefinitionText';
import { Member, MemberList } from '../../layout/Member';
import { Facts, Literal, Main, Quiet } from '../../layout/pageStyles';
import { PartHeader } from '../../layout/PartHeader';
import { PartSection } from '../../layout/PartSection';
import { useAddress } from '../../layout/useAddress';
import { partAddress, useSelection } from '../../layout/useSelection';
import { UnresolvedRef } from '../../layout/UnresolvedRef';
import { asyncApiTranslationRef } from '../i18n/asyncApiTranslationRef';
import type { AsyncChannel, AsyncOperation } from '../model/asyncTypes';
import { ActionBadge } from './ActionBadge';
import { MessageView } from './MessageView';
import { Bindings, Parameters, Security, TagsAndLink } from './Parts';

/** A channel: its address, who sends and receives, and its messages. */
export function ChannelPage({ channel }: { channel: AsyncChannel }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const { operation } = useSelection();
  const { id, address, title, summary, description, parameters, servers, operations, messages } = channel;
  // A link to an operation shows only its messages.
  const selected = operations.find((one) => one.id === operation);
  const shown = selected ? messages.filter((message) => selected.messages.includes(message.id)) : messages;
  return (
    <Main>
      <PartHeader name={title ?? address ?? id} isCode={title === undefined} />
      {address === undefined ? (
        channel.ref === undefined && <Quiet>{t('part.unknownAddress')}</Quiet>
      ) : (
        <Facts>
          <Literal translate="no" dir="ltr">
            {address}
          </Literal>
          <CopyButton text={address} label={t('part.copyAddress')} size="small" />
        </Facts>
      )}
      <UnresolvedRef reference={channel.ref} />
      <DefinitionText text={summary} />
      <DefinitionText text={description} />
      <TagsAndLink tags={channel.tags} link={channel.link} />
      {servers.length > 0 && <Quiet>{t('part.onServers', { names: servers.join(', ') })}</Quiet>}
      <Bindings bindings={channel.bindings} />
      {parameters.length > 0 && (
        <PartSection title={t('part.parameters')} count={parameters.length}>
          <Parameters parameters={parameters} />
        </PartSection>
      )}
      {operations.length > 0 && (
        <PartSection title={t('operation.title')} count={operations.length}>
          <MemberList>
            {operations.map((one) => (
              <OperationView key={one.id} operation={one} isCurrent={one.id === operation} />
            ))}
          </MemberList>
        </PartSection>
      )}
      {(channel.ref === undefined || shown.length > 0) && (
        <PartSection title={t('message.title')} count={shown.length}>
          {shown.map((message) => (
            <MessageView key={message.id} message={message} />
          ))}
        </PartSection>
      )}
    </Main>
  );
}

function OperationView({ operation, isCurrent }: { operation: AsyncOperation; isCurrent: boolean }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const address = useAddress();
  const { id, action, summary, description, messages, security, bindings, tags, link, reply } = operation;
  return (
    <Member
      name={id}
      link={{ id: partAddress('operation', id), address }}
      facts={<ActionBadge action={action} />}
      isCurrent={isCurrent}
      isDeprecated={operation.isDeprecated}
    >
      <Quiet>{t(`operation.${action}`)}</Quiet>
      {operation.isDeprecated && <Banner severity="warning">{t('part.deprecated')}</Banner>}
      <DefinitionText text={summary} />
      <DefinitionText text={description} isQuiet />
      <TagsAndLink tags={tags} link={link} />
      {messages.length > 0 && <Quiet>{t('operation.messages', { names: messages.join(', ') })}</Quiet>}
      {reply?.channel !== undefined && (
        <Quiet>
          {t('operation.replyOn')}{' '}
          <RouterLink to={address.linkTo(partAddress('channel', reply.channel))}>{reply.channel}</RouterLink>
        </Quiet>
      )}
      {reply?.location !== undefined && <Quiet>{t('operation.replyAt', { location: reply.location })}</Quiet>}
      {security.length > 0 && <Security security={security} />}
      <Bindings bindings={bindings} />
    </Member>
  );
}
