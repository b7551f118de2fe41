import { useTranslationRef } from '#sdk';
import { KeyValueList, SafeLink, TagList } from '#ui';
import { DefinitionText } from '../../layout/DefinitionText';
import { Folded } from '../../layout/Folded';
import { Member, MemberList } from '../../layout/Member';
import { Quiet } from '../../layout/pageStyles';
import { UnresolvedRef } from '../../layout/UnresolvedRef';
import { asyncApiTranslationRef } from '../i18n/asyncApiTranslationRef';
import type { AsyncBinding, AsyncLink, AsyncParameter, AsyncSecurity, AsyncTag } from '../model/asyncTypes';

/** Variables of a server or parameters of a channel. */
export function Parameters({ parameters }: { parameters: readonly AsyncParameter[] }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  return (
    <MemberList>
      {parameters.map(({ name, description, options, examples, location, ref, default: value }) => (
        <Member
          key={name}
          name={name}
          facts={value !== undefined && <small>{t('part.default', { value })}</small>}
        >
          <DefinitionText text={description} isQuiet />
          {options.length > 0 && <Quiet>{t('part.values', { values: options.join(', ') })}</Quiet>}
          {examples.length > 0 && <Quiet>{t('part.examples', { values: examples.join(', ') })}</Quiet>}
          {location !== undefined && <Quiet>{t('part.location', { location })}</Quiet>}
          <UnresolvedRef reference={ref} />
        </Member>
      ))}
    </MemberList>
  );
}

/** The settings of protocols, folded. */
export function Bindings({ bindings }: { bindings: readonly AsyncBinding[] }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  return bindings.map(({ protocol, entries }) => (
    <Folded key={protocol} label={t('part.bindings', { protocol })}>
      <KeyValueList
        items={entries.map(({ key, value }) => ({
          id: key,
          label: <bdi>{key}</bdi>,
          value: <bdi>{value}</bdi>,
        }))}
      />
    </Folded>
  ));
}

/** The ways to authenticate. */
export function Security({ security }: { security: readonly AsyncSecurity[] }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  return (
    <MemberList>
      {security.map(({ name, type, description, scopes }, index) => (
        <Member key={index} name={name} facts={type !== undefined && <small translate="no">{type}</small>}>
          <DefinitionText text={description} isQuiet />
          {scopes.length > 0 && <Quiet>{t('part.scopes', { scopes: scopes.join(', ') })}</Quiet>}
        </Member>
      ))}
    </MemberList>
  );
}

/** Tags and the link to more documentation. */
export function TagsAndLink({ tags, link }: { tags: readonly AsyncTag[]; link?: AsyncLink | undefined }) {
  return (
    <>
      {tags.length > 0 && <TagList tags={tags.map(({ name }) => name)} />}
      {link && <SafeLink href={link.url}>{link.title}</SafeLink>}
    </>
  );
}
