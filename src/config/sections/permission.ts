import { z } from 'zod';
import { backend, described, elsewhere, frontend } from '../schema/keys';
import { boolean, list, map, oneOf } from '../schema/values';
import { predicate } from './predicate';

const name = z
  .string()
  .regex(/^[\w.*-]+$/)
  .meta({ wanted: "a permission name such as 'catalog.entity.read' or 'catalog.*'" });

const permissions = z
  .array(
    z
      .union([
        name,
        z.strictObject({
          action: backend(oneOf(['create', 'read', 'update', 'delete']), 'All permissions with this action.'),
        }),
      ])
      .meta({
        wanted: "a permission name such as 'catalog.entity.read' or 'catalog.*', or a map with an 'action'",
      }),
  )
  .meta({ wanted: "a list of permission names, such as 'catalog.entity.read' or 'catalog.*'" });

/** A list of refs of one kind. The kind can be omitted. */
function refs(kind: string, example: string) {
  // No flag, because the JSON Schema for editors doesn't support flags.
  const anyCase = kind.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const ref = z
    .string()
    .regex(new RegExp(`^(${anyCase}:)?([^:/\\s]+/)?[^:/\\s]+$`))
    .meta({ wanted: `a ${kind} ref such as '${example}'` });
  return z.array(ref).meta({ wanted: `a list of refs such as '${example}'` });
}

/** Strict, because a rule without a misspelled key would apply to more users or entities than intended. */
const rule = z
  .strictObject({
    permissions: backend(
      permissions,
      'Permissions that the rule applies to. All permissions by default.',
    ).optional(),
    users: backend(refs('user', 'user:default/jane'), 'Users that the rule applies to.').optional(),
    groups: backend(
      refs('group', 'group:default/team-a'),
      'Groups whose members the rule applies to.',
    ).optional(),
    services: backend(
      z.array(z.string()).meta({ wanted: 'a list of subjects of backend.auth.externalAccess' }),
      'Subjects of `backend.auth.externalAccess` that the rule applies to. `*` matches any text.',
    ).optional(),
    owner: backend(
      z.literal(true).meta({ wanted: "'true', or omitted" }),
      'Applies only to entities that the user owns, and to other resources that the user created, such as tasks.',
    ).optional(),
    entity: backend(
      predicate(),
      'Applies only to entities that match this predicate, such as { kind: Component }.',
    ).optional(),
    resource: backend(
      predicate(),
      'Applies only to resources other than entities that match this predicate, such as { action: publish:github }.',
    ).optional(),
    allow: backend(boolean(), 'Whether the rule allows or denies.'),
  })
  .meta({
    wanted:
      "a rule with the key 'allow' and optionally 'permissions', 'users', 'groups', 'services', 'owner', 'entity' and 'resource'",
  });

const policy = z
  .strictObject({
    default: backend(
      oneOf(['allow', 'deny']),
      'The decision if no rule matches. The default is deny.',
    ).optional(),
    rules: described(list(rule), 'Rules, in order. The first matching rule decides.').optional(),
  })
  .meta({ wanted: "a policy with only the keys 'rules' and 'default'" });

/** Permissions and the policy that decides about them. */
export const permission = map({
  enabled: frontend(
    boolean(),
    'Checks permissions with the backend. If disabled, everything is allowed.',
  ).default(false),
  EXPERIMENTAL_enableBatchedRequests: frontend(
    boolean(),
    'Sends the requests for one permission and several entities in a single batch.',
  ).optional(),
  policy: described(
    policy,
    'The policy of the embedded backend. Without a policy, everything is allowed.',
  ).optional(),
}).catchall(elsewhere('A setting of a permission policy.'));
