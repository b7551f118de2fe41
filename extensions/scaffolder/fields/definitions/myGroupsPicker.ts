import { lazyPart } from '#sdk';
import { createFormField } from '../../blueprints/formField';
import type { EntityPickerOptions, EntityPickerProps } from '../entities/EntityPicker';
import { FieldSkeleton } from '../frame/FieldSkeleton';

/** `ui:field: MyGroupsPicker` */
export const myGroupsPicker = createFormField<string, EntityPickerOptions>({
  name: 'MyGroupsPicker',
  valueType: 'entityRef',
  component: lazyPart<EntityPickerProps>(
    async () => (await import('../entities/MyGroupsPicker')).MyGroupsPicker,
    FieldSkeleton,
  ),
  schema: { returnValue: { type: 'string' } },
});
