import { SubPageBlueprint, createExtensionInput } from '#sdk';
import { TemplateOutputsBlueprint } from '../blueprints/TemplateOutputsBlueprint';
import { scaffolderTitlesTranslationRef } from '../i18n/titles/scaffolderTitlesTranslationRef';
import { tasksRouteRef } from '../routes';

const { component, templateRefs } = TemplateOutputsBlueprint.dataRefs;

/** `sub-page:scaffolder/tasks` */
export const tasksSubPage = SubPageBlueprint.makeWithOverrides({
  name: 'tasks',
  inputs: { templateOutputsComponents: createExtensionInput([component, templateRefs]) },
  factory: (originalFactory, { inputs }) => {
    const outputs = inputs.templateOutputsComponents.map((output) => ({
      component: output.get(component),
      templateRefs: output.get(templateRefs),
    }));
    return originalFactory({
      path: 'tasks',
      title: scaffolderTitlesTranslationRef.messages.Tasks,
      routeRef: tasksRouteRef,
      loader: async () => {
        const { TaskRoutes } = await import('../tasks/TaskRoutes');
        return <TaskRoutes outputs={outputs} />;
      },
    });
  },
});
