/** Changes when the generator writes other files from the same source. The version of a site starts with it. */
export const GENERATOR = 'trellis-6';

/** The version of a site that an installed `mkdocs` has built starts with it. */
export const MKDOCS = 'mkdocs-1';

/** What the next build needs, in the output folder. It is not part of the site. */
export const MEMORY_FILE = '.build-memory.json';

/** A site to build, as a thread receives it. Paths are absolute. */
export interface BuildRequest {
  /** The folder with `mkdocs.yml`. */
  source: string;
  /** The folder for the files that have changed. */
  output: string;
  /** The file with what is known of the last build. */
  memory: string;
  /** The version of the site that is stored. If it is that of the last build, only changes are built. */
  stored: string | undefined;
  /** The version of the source, if it is known without reading it. */
  version: string | undefined;
  /** The name of a site whose configuration has none. */
  name: string;
  /** Where a page can be edited, with `%path%` for its path below the source folder. */
  editUrl: string | undefined;
  /** Whether only to find out if the source has changed. */
  isCheck: boolean;
  /** Pages that took too long in an earlier attempt. They show their source. */
  skipped: readonly string[];
}

/** What a build has done. */
export type BuildResult = {
  /** The folder of the documentation in the source. */
  docsFolder: string;
} & (
  | { changed: false }
  /** The result of a check. */
  | {
      changed: true;
      version: string;
      siteName: string;
      description: string | undefined;
    }
  | {
      changed: true;
      version?: undefined;
      /** Paths of new and changed files in the output folder. */
      written: string[];
      /** Paths of all files of the site. */
      files: string[];
    }
);

/** What a thread reports. */
export type BuildReport =
  | { kind: 'log'; line: string }
  /** The page that is being built. */
  | { kind: 'page'; path: string }
  | { kind: 'done'; result: BuildResult }
  | { kind: 'failed'; message: string; isAuthors: boolean };
