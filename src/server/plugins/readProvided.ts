import {
  addressProviderRef,
  ReadError,
  type AddressReader,
  type ProvidedAddress,
  type ServiceRegistry,
} from '#backend';

const DEFAULT_BYTES = 10 * 1024 * 1024;

/** Returns a reader that also reads the addresses that a plugin provides. */
export function readProvided(reader: AddressReader, registry: ServiceRegistry): AddressReader {
  const find = (url: string): ProvidedAddress | undefined => registry.find(addressProviderRef)?.find(url);
  return {
    async load(url, options = {}) {
      const own = find(url);
      if (!own) return reader.load(url, options);
      const { bytes, etag } = await own.load();
      const { maxBytes = DEFAULT_BYTES } = options;
      if (bytes.byteLength > maxBytes)
        throw new ReadError(
          `'${url}' is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB, the size limit.`,
        );
      return etag === options.etag ? undefined : { bytes, etag, url };
    },
    async readTree(url, options = {}) {
      const own = find(url);
      if (!own) return reader.readTree(url, options);
      const { files, etag } = await own.list();
      if (etag === options.etag) return undefined;
      const { filter = () => true } = options;
      return { url, etag, files: files.filter(({ path }) => filter(path)), dispose: async () => undefined };
    },
    async search(url, options) {
      if (find(url)) throw new ReadError(`'${url}' cannot be searched. Use the URL of a file.`);
      return reader.search(url, options);
    },
    isPattern: (url) => find(url) === undefined && reader.isPattern(url),
    resolveUrl: (url, base) => {
      const own = URL.canParse(url) ? undefined : find(base);
      return own ? own.resolve(url) : reader.resolveUrl(url, base);
    },
    nameBranch: async (url) => (find(url) ? url : reader.nameBranch(url)),
    findEditUrl: (url) => (find(url) ? undefined : reader.findEditUrl(url)),
    hasPages: (url) => find(url) !== undefined || reader.hasPages(url),
    assertAllowed: (url) => {
      if (!find(url)) reader.assertAllowed(url);
    },
    subscribe: (listener) => reader.subscribe(listener),
  };
}
