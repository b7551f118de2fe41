import { styled } from '@mui/material/styles';
import { useOptionalApi, useTranslationRef, useUserProfile } from '#sdk';
import { CopyButton, InfoCard, KeyValueList, SkeletonText, Truncate, space } from '#ui';
import { entityPresentationApiRef } from '#extensions/catalog';
import { EntityRefLinks } from '#extensions/catalog/components';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  '& > :first-of-type': { flex: 1, minWidth: 0 },
});

function Refs({ refs, copyLabel }: { refs: readonly string[]; copyLabel: string }) {
  // Without the catalog plugin, there are no entities for the refs.
  const hasCatalog = useOptionalApi(entityPresentationApiRef) !== undefined;
  return (
    <Line>
      <span>
        {hasCatalog ? (
          <EntityRefLinks entityRefs={refs} max={12} />
        ) : (
          <Truncate lines={4}>{refs.join(', ')}</Truncate>
        )}
      </span>
      <CopyButton size="small" text={refs.join('\n')} label={copyLabel} />
    </Line>
  );
}

/** The user entity, and the entities through which the user owns others. */
export function IdentityCard() {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const { profile, error } = useUserProfile();
  const user = profile?.identity.userEntityRef;
  const owners = profile?.identity.ownershipEntityRefs ?? [];
  return (
    <InfoCard title={t('identity.title')} subtitle={t('identity.subtitle')}>
      {!profile && !error ? (
        <SkeletonText lines={2} />
      ) : (
        <KeyValueList
          items={[
            {
              id: 'user',
              label: t('identity.user'),
              value:
                user === undefined ? undefined : <Refs refs={[user]} copyLabel={t('identity.copyUser')} />,
            },
            {
              id: 'ownership',
              label: t('identity.ownership'),
              value:
                owners.length === 0 ? undefined : (
                  <Refs refs={owners} copyLabel={t('identity.copyOwnership')} />
                ),
            },
          ]}
        />
      )}
    </InfoCard>
  );
}
