import * as z from 'zod/mini';
import { entityItemSchema } from '../protocol';

/** Response of `POST analyze-location`: existing descriptor files, or proposed descriptors. */
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
