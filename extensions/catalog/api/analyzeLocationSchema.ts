import * as z from 'zod/mini';
import { entityItemSchema } from '#protocol';

/** Answer of `POST analyze-location`: descriptor files that are there already, or descriptors that could be written. */
export const analyzeLocationSchema = z.object({
  existingEntityFiles: z.array(
    z.looseObject({
      location: z.looseObject({ type: z.string(), target: z.string() }),
      isRegistered: z.boolean(),
      entity: entityItemSchema,
    }),
  ),
  generateEntities: z.array(z.looseObject({ entity: entityItemSchema })),
});

export type AnalyzeLocationResponse = z.infer<typeof analyzeLocationSchema>;
