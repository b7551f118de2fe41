/** Compiles a pattern of JSON Schema. Many authors escape characters that the mode for Unicode does not allow to escape. */
export function compilePattern(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Without any flag, only patterns with errors fail. They match everything, and the server reports them.
    }
  }
  return undefined;
}
