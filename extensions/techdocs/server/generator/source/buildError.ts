/** Documentation cannot be built because of its source. The message is for its authors and contains no paths of this machine. */
export class BuildError extends Error {
  override name = 'BuildError';
}
