/** A generated file. The path is relative to the root of the project. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** Generates some of the generated files. All generators are listed in `generators.ts`. */
export interface Generator {
  /**
   * Patterns of the files that the generator owns, such as `schemas/extensions/*.json`. A file that matches but is no longer
   * generated is removed.
   */
  owns: readonly string[];
  generate(): GeneratedFile[] | Promise<GeneratedFile[]>;
}
