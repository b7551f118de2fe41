/**
 * Thrown by the factory of an extension if values of its config do not fit together, which a schema for one value cannot check. It
 * is reported as a mistake in the configuration, with the place of the value.
 *
 * @param message without a period at the end, because the path follows
 * @param path the path of the value in the config, such as `['links', 0, 'url']`
 */
export class ExtensionConfigError extends Error {
  override readonly name = 'ExtensionConfigError';

  constructor(
    message: string,
    readonly path: ReadonlyArray<string | number>,
  ) {
    super(message);
  }
}
