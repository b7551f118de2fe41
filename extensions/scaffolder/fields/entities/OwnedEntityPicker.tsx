import { useTranslationRef } from '#sdk';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { readOptions } from '../frame/fieldValue';
import { type EntityPickerProps, SingleEntityPicker } from './EntityPicker';
import { useIdentity } from './useIdentity';

/** A field for an entity that the user or one of the user's groups owns. */
export function OwnedEntityPicker(props: EntityPickerProps) {
  const { t } = useTranslationRef(fieldsTranslationRef);
  const { identity } = useIdentity();
  return (
    <SingleEntityPicker
      {...props}
      fieldDefaults={{ title: t('ownedEntity.title'), description: t('ownedEntity.description') }}
      options={readOptions(props)}
      extra={{ 'relations.ownedBy': identity?.ownershipEntityRefs ?? [] }}
      isReady={identity !== undefined}
      hasSuggestions={false}
    />
  );
}
