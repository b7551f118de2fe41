import { lazyPart } from '#sdk';
import { createFormField } from '../../blueprints/formField';
import { FieldSkeleton } from '../frame/FieldSkeleton';
import type { RepoOwnerPickerProps } from '../repository/RepoOwnerPicker';
import type { RepoOwnerPickerOptions } from '../repository/repositoryOptions';
import { optionsSchema, requestUserCredentials, texts } from './optionSchemas';

/** `ui:field: RepoOwnerPicker` */
export const repoOwnerPicker = createFormField<string, RepoOwnerPickerOptions>({
  name: 'RepoOwnerPicker',
  component: lazyPart<RepoOwnerPickerProps>(
    async () => (await import('../repository/RepoOwnerPicker')).RepoOwnerPicker,
    FieldSkeleton,
  ),
  schema: {
    returnValue: { type: 'string' },
    uiOptions: optionsSchema({
      host: { type: 'string', description: 'The host of the owners, such as github.com.' },
      excludedOwners: texts('Owners that are not offered.'),
      requestUserCredentials,
    }),
  },
});
