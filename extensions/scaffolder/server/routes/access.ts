import type { FastifyRequest } from 'fastify';
import { notAllowedError, type AuthService, type Decision, type PermissionService } from '#backend';
import { evaluateFilterPredicate, isJsonObject, type JsonObject, type JsonValue } from '#model';
import type { Permission } from '#protocol';
import {
  actionExecutePermission,
  templateParameterReadPermission,
  templateStepReadPermission,
} from '../../protocol/permissions';
import { limitForm, limitValues, type Keeps } from './limitForm';
import type { Template } from './readTemplate';

/** Decides what callers may do with tasks, templates and actions. */
export interface Access {
  /** Whether the caller has the permission for a resource. */
  allows(permission: Permission, request: FastifyRequest, resource: JsonObject): boolean;
  /** @throws HttpError 403 if the caller lacks the permission for the resource */
  assertAllowed(permission: Permission, request: FastifyRequest, resource: JsonObject): void;
  /** Returns a template with only the pages, fields and steps that the caller may use. */
  limitTemplate(template: Template, request: FastifyRequest): Template;
  /** Returns values for a template without those of pages and fields that the caller may not use. */
  limitValues(template: Template, values: JsonObject, request: FastifyRequest): JsonObject;
}

export function createAccess(permissions: PermissionService, auth: AuthService): Access {
  const decide = (permission: Permission, request: FastifyRequest): Decision =>
    permissions.decide(permission, auth.callerOf(request));
  const keepsBy = (permission: Permission, { ref }: Template, request: FastifyRequest): Keeps => {
    const decision = decide(permission, request);
    return (part) => isAllowed(decision, { templateRef: ref, tags: tagsOf(part) });
  };
  const access: Access = {
    allows: (permission, request, resource) => isAllowed(decide(permission, request), resource),
    assertAllowed(permission, request, resource) {
      if (!access.allows(permission, request, resource)) throw notAllowedError('');
    },
    limitTemplate(template, request) {
      const { parameters, steps } = template;
      return {
        ...template,
        parameters: limitForm(parameters, keepsBy(templateParameterReadPermission, template, request)),
        steps: steps.filter(keepsBy(templateStepReadPermission, template, request)),
      };
    },
    limitValues: (template, values, request) =>
      limitValues(template.parameters, values, keepsBy(templateParameterReadPermission, template, request)),
  };
  return access;
}

/** Whether a decision about an action allows it with this input. */
export function isActionAllowed(
  permissions: PermissionService,
  caller: Parameters<PermissionService['decide']>[1],
  action: string,
  input: JsonObject,
): boolean {
  return isAllowed(permissions.decide(actionExecutePermission, caller), { action, input });
}

function isAllowed(decision: Decision, resource: JsonObject): boolean {
  if (typeof decision === 'string') return decision === 'ALLOW';
  return evaluateFilterPredicate(decision.when, resource);
}

/** The tags in `backstage:permissions`. */
function tagsOf(part: unknown): JsonValue {
  if (!isJsonObject(part)) return [];
  const marked = part['backstage:permissions'];
  const tags = isJsonObject(marked) ? marked['tags'] : undefined;
  return Array.isArray(tags) ? tags.map(String) : [];
}
