import { RELATION_MEMBER_OF, getEntityRelations } from '#model';
import { useTranslationRef } from '#sdk';
import { BreakableText, InfoCard, KeyValueList, SafeLink } from '#ui';
import { useEntity } from '#extensions/catalog';
import { DescriptorActions, EntityRefLinks } from '#extensions/catalog/components';
import { orgTranslationRef } from '../i18n/orgTranslationRef';
import { ProfileHead } from './ProfileHead';
import { resolveProfile } from './profile';

const defaultMaxRelations = 8;

/** Props of {@link UserProfileCard}. */
export interface UserProfileCardProps {
  /** The number of groups before the "+n" button. */
  maxRelations?: number;
  hideIcons: boolean;
}

/** The profile of a user, with their groups. */
export function UserProfileCard({ maxRelations = defaultMaxRelations, hideIcons }: UserProfileCardProps) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(orgTranslationRef);
  const { email } = resolveProfile(entity);
  const groups = getEntityRelations(entity, RELATION_MEMBER_OF).map(({ targetRef }) => targetRef);
  return (
    <InfoCard title={t('profile.user')} action={<DescriptorActions />}>
      <ProfileHead entity={entity} />
      <KeyValueList
        items={[
          {
            id: 'email',
            label: t('profile.email'),
            value: email !== undefined && (
              <SafeLink href={`mailto:${email}`}>
                <BreakableText>{email}</BreakableText>
              </SafeLink>
            ),
          },
          {
            id: 'groups',
            label: t('profile.groups'),
            value: groups.length > 0 && (
              <EntityRefLinks
                entityRefs={groups}
                defaultKind="group"
                max={maxRelations}
                hideIcons={hideIcons}
              />
            ),
          },
        ]}
      />
    </InfoCard>
  );
}
