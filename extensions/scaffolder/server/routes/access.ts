import type { FastifyRequest } from 'fastify';
import { notAllowedError, type AuthService, type Decision, type PermissionService } from '#backend';
import { evaluateFilterPredicate, isJsonObject, type JsonObject, type JsonValue } from '#model';
import type { Permission } from '#protocol';
import {
  actionExecutePermission,
  templateParameterReadPermission,
  templateStepReadPermission,
} from '../../protocol/permissions';
import type { Template } from './readTemplate';

/** Decides what callers may do with tasks, templates and actions. */
export interface Access {
  /** Whether the caller has the permission for a resource. */
  allows(permission: Permission, request: FastifyRequest, resource: JsonObject): boolean;
  /** @throws HttpError 403 if the caller lacks the permission for the resource */
  assertAllowed(permission: Permission, request: FastifyRequest, resource: JsonObject): void;
  /** Returns a template with only the pages, fields and steps that the caller may use. */
  limitTemplate(template: Template, request: FastifyRequest): Template;
}

export function createAccess(permissions: PermissionService, auth: AuthService): Access {
  const decide = (permission: Permission, request: FastifyRequest): Decision =>
    permissions.decide(permission, auth.callerOf(request));
  const access: Access = {
    allows: (permission, request, resource) => isAllowed(decide(permission, request), resource),
    assertAllowed(permission, request, resource) {
      if (!access.allows(permission, request, resource)) throw notAllowedError('');
    },
    limitTemplate(template, request) {
      const parameters = decide(templateParameterReadPermission, request);
      const steps = decide(templateStepReadPermission, request);
      const keeps =
        (decision: Decision) =>
        (part: unknown): boolean =>
          isAllowed(decision, { templateRef: template.ref, tags: tagsOf(part) });
      return {
        ...template,
        parameters: template.parameters
          .filter(keeps(parameters))
          .map((page) => limitFields(page, keeps(parameters))),
        steps: template.steps.filter(keeps(steps)),
      };
    },
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

/** Removes the fields of a page that the caller may not use. */
function limitFields(page: JsonObject, keeps: (part: unknown) => boolean): JsonObject {
  const { properties, required } = page;
  if (!isJsonObject(properties)) return page;
  const kept = Object.entries(properties).filter(([, field]) => keeps(field));
  const names = new Set(kept.map(([name]) => name));
  return {
    ...page,
    properties: Object.fromEntries(kept),
    ...(Array.isArray(required)
      ? { required: required.filter((name) => typeof name === 'string' && names.has(name)) }
      : {}),
  };
}

/** The tags in `backstage:permissions`. */
function tagsOf(part: unknown): JsonValue {
  if (!isJsonObject(part)) return [];
  const marked = part['backstage:permissions'];
  const tags = isJsonObject(marked) ? marked['tags'] : undefined;
  return Array.isArray(tags) ? tags.map(String) : [];
}
