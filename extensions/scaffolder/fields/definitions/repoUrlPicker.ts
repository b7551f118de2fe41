import { lazyPart, scmIntegrationsApiRef } from '#sdk';
import { createFormField } from '../../blueprints/formField';
import { FieldSkeleton } from '../frame/FieldSkeleton';
import { readText } from '../frame/fieldValue';
import { loadText } from '../frame/loadText';
import type { RepoUrlPickerProps } from '../repository/RepoUrlPicker';
import type { RepoUrlPickerOptions } from '../repository/repositoryOptions';
import { optionsSchema, requestUserCredentials, texts } from './optionSchemas';

/** `ui:field: RepoUrlPicker` */
export const repoUrlPicker = createFormField<string, RepoUrlPickerOptions>({
  name: 'RepoUrlPicker',
  component: lazyPart<RepoUrlPickerProps>(
    async () => (await import('../repository/RepoUrlPicker')).RepoUrlPicker,
    FieldSkeleton,
  ),
  async validation(value, { addError }, { apis }) {
    const [{ validateRepositoryUrl }, { resolveHostKind }, integrations, t] = await Promise.all([
      import('../repository/validateRepositoryUrl'),
      import('../repository/hostKind'),
      apis.get(scmIntegrationsApiRef)?.load(),
      loadText(apis),
    ]);
    const kindOf = (host: string) => (integrations ? resolveHostKind(host, integrations) : 'other');
    for (const problem of validateRepositoryUrl(readText(value), kindOf))
      addError(t(`repository.invalid.${problem}`));
  },
  schema: {
    returnValue: { type: 'string' },
    uiOptions: optionsSchema({
      allowedHosts: texts('The hosts, such as github.com. Those of the configuration by default.'),
      allowedOrganizations: texts('The organizations of Azure DevOps.'),
      allowedOwners: texts('The owners, and the workspaces of Bitbucket Cloud.'),
      allowedProjects: texts('The projects of Azure DevOps and Bitbucket.'),
      allowedRepos: texts('The names of repositories.'),
      requestUserCredentials,
    }),
  },
});
