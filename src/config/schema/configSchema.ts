import type { z } from 'zod';

/** The schema of the whole configuration, with the sections of the core and of the plugins. */
export type ConfigSchema = z.ZodObject;
