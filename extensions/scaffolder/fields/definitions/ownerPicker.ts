import { lazyPart } from '#sdk';
import { createFormField } from '../../blueprints/formField';
import type { EntityPickerOptions, EntityPickerProps } from '../entities/EntityPicker';
import { FieldSkeleton } from '../frame/FieldSkeleton';
import { autoSelect, entityOptions, optionsSchema, texts } from './optionSchemas';

/** `ui:field: OwnerPicker` */
export const ownerPicker = createFormField<string, EntityPickerOptions>({
  name: 'OwnerPicker',
  valueType: 'entityRef',
  component: lazyPart<EntityPickerProps>(
    async () => (await import('../entities/OwnerPicker')).OwnerPicker,
    FieldSkeleton,
  ),
  schema: {
    returnValue: { type: 'string' },
    uiOptions: optionsSchema({
      ...entityOptions,
      allowedKinds: {
        ...texts('The kinds of the owners, if there is no catalogFilter.'),
        default: ['Group', 'User'],
      },
      defaultKind: {
        type: 'string',
        default: 'Group',
        description:
          'The kind to use if a user enters a name without one: with Group, platform is group:platform.',
      },
      autoSelect,
    }),
  },
});
