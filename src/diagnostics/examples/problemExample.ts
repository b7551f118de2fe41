/** A configuration that raises a problem, and the same one mended. Both are whole files, as an administrator writes them. */
export interface ProblemExample {
  /** What is installed or set where the YAML alone does not raise the problem: a sentence. */
  given?: string;
  wrong: string;
  right: string;
  /** What the second one does differently, and what it leads to: a sentence. */
  change: string;
  /** Further files beside the configuration, by name. */
  files?: { readonly [name in string]: string };
}
