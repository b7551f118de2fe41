import { lazyPart } from '#sdk';
import { createFormField } from '../../blueprints/formField';
import { FieldSkeleton } from '../frame/FieldSkeleton';
import type { RepoBranchPickerProps } from '../repository/RepoBranchPicker';
import type { RepoBranchPickerOptions } from '../repository/repositoryOptions';
import { optionsSchema, requestUserCredentials } from './optionSchemas';

/** `ui:field: RepoBranchPicker` */
export const repoBranchPicker = createFormField<string, RepoBranchPickerOptions>({
  name: 'RepoBranchPicker',
  component: lazyPart<RepoBranchPickerProps>(
    async () => (await import('../repository/RepoBranchPicker')).RepoBranchPicker,
    FieldSkeleton,
  ),
  schema: { returnValue: { type: 'string' }, uiOptions: optionsSchema({ requestUserCredentials }) },
});
