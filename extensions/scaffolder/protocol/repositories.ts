import * as z from 'zod/mini';

const commitSchema = z.object({
  /** The object id, 40 hex digits. */
  id: z.string(),
  message: z.string(),
  author: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
});

/** What is at a path of a repository on this machine, in the latest commit of its default branch. */
export const repositoryContentsSchema = z.object({
  /** The URL to clone the repository from. */
  remoteUrl: z.string(),
  branch: z.string(),
  /** The latest commits, newest first. Only for the root folder. */
  commits: z.array(commitSchema),
  content: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('folder'),
      /** Folders first, then by name. At most 1,000. */
      entries: z.array(z.object({ name: z.string(), type: z.enum(['folder', 'file', 'module']) })),
      /** The number of all entries. */
      total: z.number(),
    }),
    z.object({
      type: z.literal('file'),
      /** In bytes. */
      size: z.number(),
      /** Absent if the file is binary or larger than 1 MB. */
      text: z.optional(z.string()),
    }),
  ]),
});

export type RepositoryContents = z.output<typeof repositoryContentsSchema>;
export type RepositoryCommit = z.output<typeof commitSchema>;
