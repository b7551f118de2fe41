import { FormFieldBlueprint } from '../blueprints/FormFieldBlueprint';

const names = [
  'repo-url-picker',
  'entity-name-picker',
  'entity-picker',
  'owner-picker',
  'entity-tags-picker',
  'multi-entity-picker',
  'my-groups-picker',
  'owned-entity-picker',
  'repo-branch-picker',
  'repo-owner-picker',
] as const;

/** The `scaffolder-form-field:scaffolder/*` extensions. A form loads all fields, so they are one chunk. */
export const formFields = names.map((name) =>
  FormFieldBlueprint.make({
    name,
    params: { field: async () => (await import('../fields/definitions/builtInFields')).builtInFields[name] },
  }),
);
