import { ApiBlueprint, configApiRef, scmIntegrationsApiRef } from '#sdk';

/** The configured source-control hosts. */
export const scmIntegrationsApiExtension = ApiBlueprint.make({
  name: 'scm-integrations',
  params: (defineParams) =>
    defineParams({
      api: scmIntegrationsApiRef,
      deps: { config: configApiRef },
      factory: ({ config }) => ({
        load: async () => (await import('../scm/loadScmIntegrations')).loadScmIntegrations(config),
      }),
    }),
});
