import type { ComponentType } from 'react';
import type { JsonObject } from '#model';
import type { TemplateOutputsProps } from '../../blueprints/TemplateOutputsBlueprint';
import { DefaultOutputs } from './DefaultOutputs';

/** A component that replaces the built-in output for some templates. */
export interface TemplateOutputs {
  component: ComponentType<TemplateOutputsProps>;
  /** The refs of its templates. Empty for all. */
  templateRefs: readonly string[];
}

/** Props of {@link TaskOutputs}. */
export interface TaskOutputsProps {
  output: JsonObject;
  taskId: string;
  templateRef: string | undefined;
  /** The components of other plugins. The first for the template is used. */
  outputs: readonly TemplateOutputs[];
}

/** What a task created: with the component for its template, or the built-in one. */
export function TaskOutputs({ output, taskId, templateRef, outputs }: TaskOutputsProps) {
  const own = outputs.find(
    ({ templateRefs }) =>
      templateRefs.length === 0 || (templateRef !== undefined && templateRefs.includes(templateRef)),
  );
  const Outputs = own?.component ?? DefaultOutputs;
  return <Outputs output={output} taskId={taskId} />;
}
