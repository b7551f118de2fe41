/** Content could not be read because of a mistake of its author. The message can be shown to users unchanged. */
export class ReadError extends Error {
  override name = 'ReadError';
  /** Whether the content does not exist, in contrast to content that cannot be read now. */
  readonly notFound: boolean;

  constructor(message: string, { notFound = false }: { notFound?: boolean } = {}) {
    super(message);
    this.notFound = notFound;
  }
}
