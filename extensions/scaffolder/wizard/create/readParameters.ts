import { isJsonObject } from '#model';
import type { ParameterSchema } from '../../protocol/templates';
import type { DecoratorStep } from './runDecorators';

/** Lists the decorators of a template. */
export function listDecorators(parameters: ParameterSchema): DecoratorStep[] {
  const decorators = parameters['EXPERIMENTAL_formDecorators'] ?? parameters['formDecorators'];
  if (!Array.isArray(decorators)) return [];
  return decorators.flatMap((step: unknown) =>
    isJsonObject(step) && typeof step['id'] === 'string' ? [{ id: step['id'], input: step['input'] }] : [],
  );
}

/** The labels of buttons in `spec.presentation`. */
export interface ButtonLabels {
  back?: string;
  create?: string;
  review?: string;
}

/** Reads the labels of buttons that a template sets. */
export function readLabels({ presentation }: ParameterSchema): ButtonLabels {
  const labels = isJsonObject(presentation) ? presentation['buttonLabels'] : undefined;
  if (!isJsonObject(labels)) return {};
  const { backButtonText: back, createButtonText: create, reviewButtonText: review } = labels;
  return {
    ...(typeof back === 'string' && { back }),
    ...(typeof create === 'string' && { create }),
    ...(typeof review === 'string' && { review }),
  };
}
