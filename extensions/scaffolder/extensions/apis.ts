import {
  ApiBlueprint,
  createExtensionInput,
  createLazyApi,
  createObservable,
  discoveryApiRef,
  errorApiRef,
  fetchApiRef,
  identityApiRef,
} from '#sdk';
import { formDecoratorsApiRef } from '../api/FormDecoratorsApi';
import { formFieldsApiRef } from '../api/FormFieldsApi';
import { createLoadEach } from '../api/loadEach';
import { scaffolderApiRef, type ScaffolderApi } from '../api/ScaffolderApi';
import { formDecoratorDataRef } from '../blueprints/FormDecoratorBlueprint';
import { formFieldDataRef } from '../blueprints/FormFieldBlueprint';

/** `api:scaffolder` */
const scaffolderApi = ApiBlueprint.make({
  params: (defineParams) =>
    defineParams({
      api: scaffolderApiRef,
      deps: { discoveryApi: discoveryApiRef, fetchApi: fetchApiRef, identityApi: identityApiRef },
      factory: (deps) => {
        const load = async () => (await import('../api/createScaffolderApi')).createScaffolderApi(deps);
        return {
          ...createLazyApi<Omit<ScaffolderApi, 'streamLogs'>>(load, [
            'getTemplateParameterSchema',
            'scaffold',
            'getTask',
            'listTasks',
            'cancelTask',
            'retry',
            'listActions',
            'listTemplatingExtensions',
            'dryRun',
            'autocomplete',
          ]),
          streamLogs: (request) =>
            createObservable((emitter) => {
              let stop = (): void => undefined;
              let isStopped = false;
              load().then((api) => {
                if (isStopped) return;
                const subscription = api.streamLogs(request).subscribe(emitter);
                stop = () => subscription.unsubscribe();
              }, emitter.error);
              return () => {
                isStopped = true;
                stop();
              };
            }),
        } satisfies ScaffolderApi;
      },
    }),
});

/** `api:scaffolder/form-fields` */
const formFieldsApi = ApiBlueprint.makeWithOverrides({
  name: 'form-fields',
  inputs: { formFields: createExtensionInput([formFieldDataRef]) },
  factory(originalFactory, { inputs, node }) {
    const isBuiltIn = (field: (typeof inputs.formFields)[number]) =>
      field.node.spec.plugin === node.spec.plugin;
    const loaders = inputs.formFields
      // Fields of other plugins replace built-in ones with the same name.
      .toSorted((a, b) => Number(isBuiltIn(a)) - Number(isBuiltIn(b)))
      .map((field) => field.get(formFieldDataRef));
    return originalFactory((defineParams) =>
      defineParams({
        api: formFieldsApiRef,
        deps: { errorApi: errorApiRef },
        factory: ({ errorApi }) => ({
          loadFormFields: createLoadEach(loaders, ({ name }) => name, errorApi),
        }),
      }),
    );
  },
});

/** `api:scaffolder/form-decorators` */
const formDecoratorsApi = ApiBlueprint.makeWithOverrides({
  name: 'form-decorators',
  inputs: { formDecorators: createExtensionInput([formDecoratorDataRef]) },
  factory(originalFactory, { inputs }) {
    const loaders = inputs.formDecorators.map((decorator) => decorator.get(formDecoratorDataRef));
    return originalFactory((defineParams) =>
      defineParams({
        api: formDecoratorsApiRef,
        deps: { errorApi: errorApiRef },
        factory: ({ errorApi }) => ({
          getFormDecorators: createLoadEach(loaders, ({ id }) => id, errorApi),
        }),
      }),
    );
  },
});

/** The APIs of the plugin. */
export const scaffolderApis = [scaffolderApi, formFieldsApi, formDecoratorsApi];
