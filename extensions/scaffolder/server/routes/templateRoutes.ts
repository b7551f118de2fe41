import { hideFromOthers, openTo, type AuthService, type CatalogService, type Router } from '#backend';
import type { ActionList } from '../../protocol/actions';
import { templateParameterReadPermission } from '../../protocol/permissions';
import type { ParameterSchema, TemplatingExtensions } from '../../protocol/templates';
import type { ActionRegistry } from '../run/actionRegistry';
import type { Access } from './access';
import { findTemplate } from './readTemplate';
import { templatingExtensions } from './templatingExtensions';

export interface TemplateRouteParts {
  auth: AuthService;
  catalog: CatalogService;
  access: Access;
  actions: ActionRegistry;
}

type TemplateParams = { namespace: string; kind: string; name: string };

/** The form of a template, and the actions that templates can use. */
export function templateRoutes(router: Router, { auth, catalog, access, actions }: TemplateRouteParts): void {
  router.get(
    '/v2/actions',
    openTo('callers', 'The list of actions contains no data of users.'),
    (): ActionList =>
      actions.list().map(({ id, description, examples, schema }) => ({
        id,
        ...(description === undefined ? {} : { description }),
        ...(examples === undefined ? {} : { examples: [...examples] }),
        schema: schema ?? {},
      })),
  );

  router.get(
    '/v2/templating-extensions',
    openTo('callers', 'The list of filters and functions contains no data of users.'),
    (): TemplatingExtensions => templatingExtensions,
  );

  router.get<{ Params: TemplateParams }>(
    '/v2/templates/:namespace/:kind/:name/parameter-schema',
    hideFromOthers(templateParameterReadPermission),
    async (request): Promise<ParameterSchema> => {
      const template = await findTemplate(catalog.as(auth.callerOf(request)), request.params);
      return printForm(access.limitTemplate(template, request));
    },
  );
}

/** Returns the pages of the form, in the shape of the protocol. */
function printForm({ entity, parameters }: ReturnType<Access['limitTemplate']>): ParameterSchema {
  const { metadata, spec = {} } = entity;
  const { presentation, EXPERIMENTAL_formDecorators: decorators } = spec;
  const options = (metadata as Record<string, unknown>)['ui:options'];
  return {
    title: metadata.title ?? metadata.name,
    ...(presentation === undefined ? {} : { presentation }),
    ...(metadata.description === undefined ? {} : { description: metadata.description }),
    ...(options === undefined ? {} : { 'ui:options': options }),
    steps: parameters.map((schema) => ({
      title: typeof schema['title'] === 'string' ? schema['title'] : 'Please enter the following information',
      ...(typeof schema['description'] === 'string' ? { description: schema['description'] } : {}),
      schema,
    })),
    ...(decorators === undefined ? {} : { EXPERIMENTAL_formDecorators: decorators }),
  };
}
