import { useTranslationRef } from '#sdk';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { readOptions } from '../frame/fieldValue';
import { type EntityPickerProps, SingleEntityPicker } from './EntityPicker';

/** A field for the owner of what a template creates: a group or a user, unless the template says otherwise. */
export function OwnerPicker(props: EntityPickerProps) {
  const { t } = useTranslationRef(fieldsTranslationRef);
  const given = readOptions(props);
  return (
    <SingleEntityPicker
      {...props}
      fieldDefaults={{ title: t('owner.title'), description: t('owner.description') }}
      options={{
        ...given,
        allowedKinds: given.allowedKinds ?? ['Group', 'User'],
        defaultKind: given.defaultKind ?? 'Group',
      }}
    />
  );
}
