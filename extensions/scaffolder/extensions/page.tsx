import { PageBlueprint, TitlesBlueprint, coreExtensionData, createExtensionInput } from '#sdk';
import { FormFieldBlueprint } from '../blueprints/FormFieldBlueprint';
import { scaffolderTitlesTranslationRef } from '../i18n/titles/scaffolderTitlesTranslationRef';
import { PageRoutes } from '../pages/PageRoutes';
import { rootRouteRef } from '../routes';

const { messages: titles } = scaffolderTitlesTranslationRef;

/** `titles:scaffolder` */
export const scaffolderTitles = TitlesBlueprint.make({ params: { ref: scaffolderTitlesTranslationRef } });

/** `page:scaffolder`. Its content are its sub-pages. */
export const scaffolderPage = PageBlueprint.makeWithOverrides({
  inputs: { formFields: createExtensionInput([FormFieldBlueprint.dataRefs.formFieldLoader]) },
  factory(originalFactory, { config, inputs }) {
    const page = originalFactory({
      path: '/create',
      title: titles['Create a new component'],
      routeRef: rootRouteRef,
    });
    const fields = inputs.formFields.map((field) => field.get(FormFieldBlueprint.dataRefs.formFieldLoader));
    return [
      ...page,
      // The name of the page is too long for the navigation.
      coreExtensionData.title(config.title ?? titles.Create),
      coreExtensionData.reactElement(
        <PageRoutes fields={fields}>{page.get(coreExtensionData.reactElement)}</PageRoutes>,
      ),
    ];
  },
});
