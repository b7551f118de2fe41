import type { JsonObject } from '#model';
import { createServiceRef } from '../services/serviceRef';
import type { ActionContext } from './actionContext';

/** An example of an action, as documentation pages show it. */
export interface ActionExample {
  description: string;
  /** YAML with a list `steps`. */
  example: string;
  /** Markdown. */
  notes?: string;
}

/** An action that steps of templates can run. */
export interface TemplateAction {
  /** Unique, with colons between its parts: `fetch:template`. */
  id: string;
  /** Markdown. */
  description?: string;
  examples?: readonly ActionExample[];
  /** JSON Schemas. A step whose input does not match fails before the action runs. */
  schema?: { input?: JsonObject; output?: JsonObject };
  /** Whether a dry run calls the action, with `isDryRun`. Without it, a dry run skips the action. */
  supportsDryRun?: boolean;
  /** Runs the action. The step fails if it throws. The message is shown to the user. */
  handler(context: ActionContext): Promise<void>;
}

/**
 * Creates an action whose handler knows the type of its input. The schema must guarantee this type.
 *
 * @example
 *   createTemplateAction<{ text: string }>({
 *     id: 'acme:shout',
 *     schema: { input: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } } },
 *     async handler({ input, output }) {
 *       output('shouted', input.text.toUpperCase());
 *     },
 *   });
 */
export function createTemplateAction<Input extends object>(
  action: Omit<TemplateAction, 'handler'> & {
    handler(context: ActionContext<Input>): Promise<void>;
  },
): TemplateAction {
  return {
    ...action,
    handler: (context) => action.handler(context as unknown as ActionContext<Input>),
  };
}

/** The actions of templates. */
export interface ScaffolderActions {
  /**
   * Adds an action. Call it when the plugin starts.
   *
   * @throws TypeError if there is one with this id
   */
  add(action: TemplateAction): void;
}

/**
 * Identifies the actions, which the plugin `scaffolder` provides.
 *
 * @example lifecycle.onStart(async () => registry.find(scaffolderActionsRef)?.add(createShoutAction()));
 */
export const scaffolderActionsRef = createServiceRef<ScaffolderActions>('scaffolder.actions');
