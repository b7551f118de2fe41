import { z } from 'zod';
import { backend, described, elsewhere, frontend } from '../keys';
import { boolean, list, map, oneOf } from '../values';
import { predicate } from './predicate';

const name = z
  .string()
  .regex(/^[\w.*-]+$/)
  .meta({ wanted: "the name of a permission, such as 'catalog.entity.read' or 'catalog.*'" });

const permissions = z
  .array(
    z
      .union([
        name,
        z.strictObject({
          action: backend(oneOf(['create', 'read', 'update', 'delete']), 'All permissions to do this.'),
        }),
      ])
      .meta({
        wanted:
          "the name of a permission, such as 'catalog.entity.read' or 'catalog.*', or a map with an 'action'",
      }),
  )
  .meta({ wanted: "a list of names of permissions, such as 'catalog.entity.read' or 'catalog.*'" });

/** A list of refs of one kind; the kind may be left out. */
function refs(kind: string, example: string) {
  // Without a flag, which an editor's schema could not carry.
  const anyCase = kind.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const ref = z
    .string()
    .regex(new RegExp(`^(${anyCase}:)?([^:/\\s]+/)?[^:/\\s]+$`))
    .meta({ wanted: `a reference to a ${kind}, such as '${example}'` });
  return z.array(ref).meta({ wanted: `a list of references such as '${example}'` });
}

/** Closed: with a mistyped key left out, a rule would be about more people or entities than was meant. */
const rule = z
  .strictObject({
    permissions: backend(permissions, 'What the rule is about; all permissions when left out.').optional(),
    users: backend(refs('user', 'user:default/jane'), 'Users that it is about.').optional(),
    groups: backend(refs('group', 'group:default/team-a'), 'Groups whose members it is about.').optional(),
    services: backend(
      z.array(z.string()).meta({ wanted: 'a list of subjects of backend.auth.externalAccess' }),
      'Subjects of `backend.auth.externalAccess` that it is about; `*` stands for any text.',
    ).optional(),
    owner: backend(
      z.literal(true).meta({ wanted: "'true', or left out" }),
      'Only about entities that the user owns.',
    ).optional(),
    entity: backend(
      predicate(),
      'Only about entities that answer this, as in { kind: Component }.',
    ).optional(),
    allow: backend(boolean(), 'Whether it allows, or denies.'),
  })
  .meta({
    wanted:
      "a rule with the key 'allow' and no others but 'permissions', 'users', 'groups', 'services', 'owner' and 'entity'",
  });

const policy = z
  .strictObject({
    default: backend(
      oneOf(['allow', 'deny']),
      'What holds where no rule fits; deny when left out.',
    ).optional(),
    rules: described(list(rule), 'Who may do what; the first rule that fits decides.').optional(),
  })
  .meta({ wanted: "a policy with no keys but 'rules' and 'default'" });

/** Whether actions are checked against a policy, and which. */
export const permission = map({
  enabled: frontend(boolean(), 'Asks the backend before actions; without it, everything is allowed.').default(
    false,
  ),
  EXPERIMENTAL_enableBatchedRequests: frontend(
    boolean(),
    'Asks the backend once for all entities that one permission is asked for.',
  ).optional(),
  policy: described(
    policy,
    'Who may do what, for the embedded backend. Without it, everything is allowed.',
  ).optional(),
}).catchall(elsewhere('Setting of a permission policy.'));
