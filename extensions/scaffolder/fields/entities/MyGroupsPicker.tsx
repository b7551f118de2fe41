import { useTranslationRef } from '#sdk';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { FieldNotice } from '../frame/FieldNotice';
import { type EntityPickerProps, SingleEntityPicker } from './EntityPicker';
import { useIdentity } from './useIdentity';

/** A field for one of the groups that the user is a member of. */
export function MyGroupsPicker(props: EntityPickerProps) {
  const { t } = useTranslationRef(fieldsTranslationRef);
  const { identity, hasFailed, retry } = useIdentity();
  return (
    <>
      <SingleEntityPicker
        {...props}
        fieldDefaults={{ title: t('myGroups.title'), description: t('myGroups.description') }}
        options={{ catalogFilter: { kind: 'Group' }, allowArbitraryValues: false }}
        extra={{ 'relations.hasMember': identity ? [identity.userEntityRef] : [] }}
        isReady={identity !== undefined}
        hasSuggestions={false}
        noneText={t('myGroups.none')}
      />
      {hasFailed && (
        <FieldNotice
          tone="failure"
          text={t('myGroups.signedOut')}
          action={{ label: t('retry'), run: retry }}
        />
      )}
    </>
  );
}
