import { z } from 'zod';

const primitive = z.union([z.string(), z.number(), z.boolean()]);

const value = z.union([
  primitive,
  z.strictObject({ $exists: z.boolean() }),
  z.strictObject({ $in: z.array(primitive) }),
  z.strictObject({ $contains: primitive }),
  z.strictObject({ $hasPrefix: z.string() }),
]);

/** The only list of maps that catalog queries can search. */
const relation = z.strictObject({
  $contains: z.strictObject({
    type: z.string(),
    targetRef: z.union([z.string(), z.strictObject({ $in: z.array(z.string()) })]).optional(),
  }),
});

const part: z.ZodType = z.lazy(() =>
  z.union([
    z.strictObject({ $all: z.array(part) }),
    z.strictObject({ $any: z.array(part) }),
    z.strictObject({ $not: part }),
    z.strictObject({ relations: relation }),
    z.record(z.string().regex(/^[^$]/), value),
  ]),
);

/** An entity predicate in the grammar of catalog queries. Rejected as a whole, because a part of it would match more entities. */
export const predicate = () =>
  z
    .unknown()
    .refine((written) => part.safeParse(written).success)
    .meta({
      wanted:
        "a predicate, such as { kind: Component } or { $not: { 'metadata.tags': { $contains: secret } } }",
      jsonSchema: { type: 'object' },
    });
