/** A file as it should be, its path counted from the root of the project. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** Makes some of the generated files. The list of all generators is in `generators.ts`. */
export interface Generator {
  /**
   * Patterns of the files that it makes, such as `schemas/extensions/*.json`. A file that matches and that it does not make
   * any more is a leftover, and goes.
   */
  owns: readonly string[];
  generate(): GeneratedFile[] | Promise<GeneratedFile[]>;
}
