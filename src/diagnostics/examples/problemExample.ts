/** A configuration that raises a problem, and the fixed version. Both are complete files. */
export interface ProblemExample {
  /** A sentence about what is installed or set, if the YAML alone does not raise the problem. */
  given?: string;
  wrong: string;
  right: string;
  /** A sentence about what the fixed version changes and why. */
  change: string;
  /** Contents of other files in the folder of the configuration, by name. */
  files?: { readonly [name in string]: string };
}
