import * as z from 'zod/mini';

/** An action that users can be allowed to do. A permission of type `resource` is checked for individual resources. */
export const permissionSchema = z.union([
  z.object({
    type: z.literal('basic'),
    name: z.string(),
    attributes: z.object({ action: z.optional(z.enum(['create', 'read', 'update', 'delete'])) }),
  }),
  z.object({
    type: z.literal('resource'),
    name: z.string(),
    attributes: z.object({ action: z.optional(z.enum(['create', 'read', 'update', 'delete'])) }),
    resourceType: z.string(),
  }),
]);

/** The body of `permission/authorize`. */
export const authorizeRequestSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      permission: permissionSchema,
      /** A list of refs returns a list of results. */
      resourceRef: z.optional(z.union([z.string(), z.array(z.string())])),
    }),
  ),
});

const verdictSchema = z.enum(['ALLOW', 'DENY']);

/**
 * The response, in the order of the request and with the same ids. `CONDITIONAL` contains conditions that only the owning plugin
 * can apply.
 */
export const authorizeResponseSchema = z.object({
  items: z.array(
    z.union([
      z.object({ id: z.string(), result: z.union([verdictSchema, z.array(verdictSchema)]) }),
      z.object({
        id: z.string(),
        result: z.literal('CONDITIONAL'),
        pluginId: z.string(),
        resourceType: z.string(),
        conditions: z.record(z.string(), z.unknown()),
      }),
    ]),
  ),
});

export type Permission = z.infer<typeof permissionSchema>;
export type AuthorizeRequest = z.infer<typeof authorizeRequestSchema>;
export type AuthorizeResponse = z.infer<typeof authorizeResponseSchema>;
