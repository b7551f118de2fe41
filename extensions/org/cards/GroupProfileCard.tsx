import { RELATION_CHILD_OF, RELATION_PARENT_OF, getEntityRelations, printableText } from '#model';
import { useTranslationRef } from '#sdk';
import { BreakableText, InfoCard, KeyValueList, SafeLink } from '#ui';
import { useEntity } from '#extensions/catalog';
import { DescriptorActions, EntityRefLinks, useHeaderFacts } from '#extensions/catalog/components';
import { orgTranslationRef } from '../i18n/orgTranslationRef';
import { ProfileHead } from './ProfileHead';
import { resolveProfile } from './profile';

/** The profile of a group, with its parent and child groups. */
export function GroupProfileCard() {
  const { entity } = useEntity();
  const { t } = useTranslationRef(orgTranslationRef);
  const { email } = resolveProfile(entity);
  const type = useHeaderFacts() ? undefined : printableText(entity.spec?.['type']);
  const groups = (relation: string) => {
    const refs = getEntityRelations(entity, relation, 'group').map(({ targetRef }) => targetRef);
    return refs.length > 0 && <EntityRefLinks entityRefs={refs} defaultKind="group" max={8} />;
  };
  return (
    <InfoCard title={t('profile.group')} action={<DescriptorActions />}>
      <ProfileHead entity={entity} />
      <KeyValueList
        items={[
          ...(type === undefined ? [] : [{ id: 'type', label: t('profile.type'), value: <bdi>{type}</bdi> }]),
          {
            id: 'email',
            label: t('profile.email'),
            value: email !== undefined && (
              <SafeLink href={`mailto:${email}`}>
                <BreakableText>{email}</BreakableText>
              </SafeLink>
            ),
          },
          { id: 'parent', label: t('profile.parent'), value: groups(RELATION_CHILD_OF) },
          { id: 'children', label: t('profile.children'), value: groups(RELATION_PARENT_OF) },
        ]}
      />
    </InfoCard>
  );
}
