import { styled } from '@mui/material/styles';
import type { Entity } from '#model';
import { useTranslationRef } from '#sdk';
import { Avatar, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { EntityDescription } from '#extensions/catalog/components';
import { orgTranslationRef } from '../i18n/orgTranslationRef';
import { resolveProfile } from './profile';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBottom: space[4],
  minWidth: 0,
  '& > :last-child': { minWidth: 0 },
  '& .name': {
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: rem(fontSize.lg),
    fontWeight: fontWeight.semibold,
  },
  '& .about': { color: resolveTokens(theme).text.secondary },
}));

/** The picture, name and description of a user or group. */
export function ProfileHead({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(orgTranslationRef);
  const { displayName, picture } = resolveProfile(entity);
  const isGroup = entity.kind.toLowerCase() === 'group';
  return (
    <Head>
      <Avatar
        name={displayName}
        {...(picture === undefined ? {} : { picture, alt: t('profile.picture') })}
        size={48}
        square={isGroup}
      />
      <div>
        <p className="name">
          <bdi>{displayName}</bdi>
        </p>
        <div className="about">
          <EntityDescription
            description={entity.metadata.description}
            {...(isGroup ? { fallback: t('profile.noDescription') } : {})}
          />
        </div>
      </div>
    </Head>
  );
}
