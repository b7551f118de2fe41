import { directiveProperties } from '../editor/writtenElsewhere';
import type { Installation, InstalledRoute } from '../installation/installation';
import type { JsonSchema } from '#config/schema';

/** Creates the schema of `app.routes.bindings`: each external route, with the routes that have the same parameters. */
export function createBindingsSchema({ routes, externalRoutes }: Installation): JsonSchema {
  return {
    description:
      'The targets of external routes: a map from an external route to a route of another plugin, or to `false` to disable the link.',
    type: ['object', 'null'],
    properties: Object.fromEntries(
      externalRoutes.map((route) => [route.id, createBindingSchema(route, routes)]),
    ),
    patternProperties: directiveProperties,
    additionalProperties: false,
  };
}

function createBindingSchema(
  { params, defaultTarget, pluginId }: InstalledRoute,
  routes: InstalledRoute[],
): JsonSchema {
  const fitting = routes.filter(
    (route) => [...route.params].toSorted().join() === [...params].toSorted().join(),
  );
  const needs = params.length > 0 ? ` It has the parameters ${params.join(', ')}.` : '';
  const usual =
    defaultTarget === undefined
      ? ' It has no target unless it is bound.'
      : ` The default target is '${defaultTarget}', if it is installed.`;
  return {
    description: `A link out of the plugin '${pluginId}'.${needs}${usual}`,
    anyOf: [{ enum: [...fitting.map(({ id }) => id), false] }, { $ref: '#/definitions/elsewhereOrNone' }],
  };
}
