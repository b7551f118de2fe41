import * as z from 'zod/mini';
import { entityItemSchema } from './entity';

/** Body of `POST analyze-location`. */
export const analyzeLocationRequestSchema = z.object({
  location: z.object({ type: z.string(), target: z.string() }),
  /** The name of descriptor files, `catalog-info.yaml` by default. */
  catalogFilename: z.optional(z.string()),
});

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
  /** Why the repository could not be searched, so that existing files may be missing. Backstage does not report it. */
  unreadable: z.optional(z.string()),
});

export type AnalyzeLocationResponse = z.infer<typeof analyzeLocationSchema>;
