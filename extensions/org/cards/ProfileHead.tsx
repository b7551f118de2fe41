import { styled } from '@mui/material/styles';
import type { Entity } from '#model';
import { useTranslationRef } from '#sdk';
import { Avatar, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { orgTranslationRef } from '../i18n/orgTranslationRef';
import { resolveProfile } from './profile';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBottom: space[4],
  minWidth: 0,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .name': { fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
  '& .about': { color: resolveTokens(theme).text.secondary },
}));

/** The picture and the name of a person or a group, and what they say about themselves. */
export function ProfileHead({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(orgTranslationRef);
  const { displayName, picture } = resolveProfile(entity);
  const isGroup = entity.kind.toLowerCase() === 'group';
  const description = entity.metadata.description ?? (isGroup ? t('profile.noDescription') : undefined);
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
        {description === undefined ? null : (
          <p className="about">
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
    </Head>
  );
}
