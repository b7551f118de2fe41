import type { ExtensionDescriptions } from '#config/schema';

/** Describes the extension kinds that the blueprints of the plugin create. */
export const scaffolderKinds: ExtensionDescriptions = {
  'scaffolder-form-field': { text: 'Field of template forms' },
  'scaffolder-form-decorator': { text: 'Changes template forms before the task is created' },
  'scaffolder-template-outputs': { text: 'Shows the output of tasks' },
};

/** The extensions of the plugin `scaffolder`. */
export const scaffolderDescriptions: ExtensionDescriptions = {
  'titles:scaffolder': { text: 'The titles of the pages in other languages.' },
  'api:scaffolder': { text: 'Runs templates, and reads tasks and actions.' },
  'api:scaffolder/form-fields': {
    text: 'Collects the fields of template forms.',
    inputs: { formFields: 'Fields of template forms. They replace built-in fields with the same name.' },
  },
  'api:scaffolder/form-decorators': {
    text: 'Collects the decorators of template forms.',
    inputs: { formDecorators: 'Decorators that templates list in `EXPERIMENTAL_formDecorators`.' },
  },
  'page:scaffolder': {
    text: 'Software templates and what belongs to them.',
    inputs: {
      pages: 'The tabs of the page.',
      formFields:
        'Fields of template forms. They replace fields of `api:scaffolder/form-fields` with the same name.',
    },
    example: { path: '/new', title: 'Create something' },
  },
  'sub-page:scaffolder/templates': {
    text: 'The list of templates and their forms.',
    config: {
      enableBackstageUi: {
        text: 'No effect, because the portal has one design. It is a setting of Backstage.',
        default: false,
      },
      groups:
        "The groups of the list, in this order: the title and the filter of each. A template is in all groups that it matches, and in the group 'Other Templates' if it matches none. By default, one group has all templates.",
      'groups[].title': 'The heading of the group.',
      templateFilter: 'The templates that the list shows. By default, all.',
    },
    example: {
      groups: [{ title: 'Services', filter: { 'spec.type': 'service' } }],
      templateFilter: { $not: { 'metadata.tags': { $contains: 'deprecated' } } },
    },
  },
  'sub-page:scaffolder/tasks': {
    text: 'The list of tasks, and the steps, log and output of each.',
    inputs: { templateOutputsComponents: 'Shows the output of tasks in place of the built-in component.' },
  },
  'sub-page:scaffolder/actions': { text: 'The actions that templates can use.' },
  'sub-page:scaffolder/editor': { text: 'Tools for authors of templates.' },
  'sub-page:scaffolder/templating-extensions': {
    text: 'The filters, functions and values that expressions in templates can use.',
  },
  'entity-icon-link:scaffolder/launch-template': {
    text: 'Link to the form of a template, on the about card.',
  },
  'scaffolder-form-field:scaffolder/entity-name-picker': {
    text: 'The field `EntityNamePicker`: the name of an entity, checked while it is entered.',
  },
  'scaffolder-form-field:scaffolder/entity-picker': {
    text: 'The field `EntityPicker`: one entity of the catalog.',
  },
  'scaffolder-form-field:scaffolder/entity-tags-picker': {
    text: 'The field `EntityTagsPicker`: tags, with those of the catalog as suggestions.',
  },
  'scaffolder-form-field:scaffolder/multi-entity-picker': {
    text: 'The field `MultiEntityPicker`: several entities of the catalog.',
  },
  'scaffolder-form-field:scaffolder/my-groups-picker': {
    text: 'The field `MyGroupsPicker`: one of the groups that the user belongs to.',
  },
  'scaffolder-form-field:scaffolder/owned-entity-picker': {
    text: 'The field `OwnedEntityPicker`: one of the entities that the user owns.',
  },
  'scaffolder-form-field:scaffolder/owner-picker': {
    text: 'The field `OwnerPicker`: the group or user that will own the result.',
  },
  'scaffolder-form-field:scaffolder/repo-branch-picker': {
    text: 'The field `RepoBranchPicker`: a branch of a repository.',
  },
  'scaffolder-form-field:scaffolder/repo-owner-picker': {
    text: 'The field `RepoOwnerPicker`: the owner of a repository at one host.',
  },
  'scaffolder-form-field:scaffolder/repo-url-picker': {
    text: 'The field `RepoUrlPicker`: the host, owner and name of a repository.',
  },
};
