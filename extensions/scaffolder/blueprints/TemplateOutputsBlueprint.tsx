import type { ComponentType } from 'react';
import type { JsonObject } from '#model';
import { createExtensionBlueprint, createExtensionDataRef, ExtensionBoundary, lazyPart } from '#sdk';

/** Props of a component that shows the output of a task. */
export interface TemplateOutputsProps {
  /** The output of the task, such as `links` and `text`. */
  output: JsonObject;
  taskId: string;
}

const componentDataRef = createExtensionDataRef<ComponentType<TemplateOutputsProps>>().with({
  id: 'scaffolder.template-outputs-component',
});

const templateRefsDataRef = createExtensionDataRef<string[]>().with({
  id: 'scaffolder.template-output-template-refs',
});

/** Params of {@link TemplateOutputsBlueprint}. */
export interface TemplateOutputsParams {
  /** Loads the component when the output of a task is shown. */
  loader: () => Promise<ComponentType<TemplateOutputsProps>>;
  /** The templates whose output it shows, such as `template:default/service`. All by default. */
  templateRefs?: string[];
}

/**
 * Creates components that show the output of tasks in place of the built-in one.
 *
 * @example
 *   TemplateOutputsBlueprint.make({
 *     name: 'service',
 *     params: {
 *       templateRefs: ['template:default/service'],
 *       loader: async () => (await import('./ServiceOutputs')).ServiceOutputs,
 *     },
 *   });
 */
export const TemplateOutputsBlueprint = createExtensionBlueprint({
  kind: 'scaffolder-template-outputs',
  attachTo: { id: 'sub-page:scaffolder/tasks', input: 'templateOutputsComponents' },
  output: [componentDataRef, templateRefsDataRef],
  dataRefs: { component: componentDataRef, templateRefs: templateRefsDataRef },
  factory({ loader, templateRefs = [] }: TemplateOutputsParams, { node }) {
    const Outputs = lazyPart<TemplateOutputsProps>(loader);
    const BoundedOutputs = (props: TemplateOutputsProps) => (
      <ExtensionBoundary node={node}>
        <Outputs {...props} />
      </ExtensionBoundary>
    );
    return [componentDataRef(BoundedOutputs), templateRefsDataRef(templateRefs)];
  },
});
