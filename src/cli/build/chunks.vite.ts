import type { Plugin, Rolldown } from 'vite';

/** The name of the entry that lists the first load. */
export const FIRST_LOAD = 'first-load';

/** Where Vite defines the function that wraps each `import()`. */
const HELPER = '\0vite/preload-helper.js';

/**
 * As the first line of a script, lets Chromium compile all its functions while it arrives, and not each one when it is first
 * called. Other browsers ignore it.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad';

/** Scripts of the first load, which are never fetched by the wrapper. */
let firstLoad: ReadonlySet<string> = new Set();

/**
 * Lets `importChunk` load every chunk: it replaces the function in which Vite wraps each `import()`, and passes it the address.
 * Marks the scripts of the first load to be compiled early. The build fails if an `import()` is not wrapped.
 *
 * @param loader the module that exports `importChunk`
 */
export function wrapImports(loader: string): Plugin[] {
  return [
    {
      name: 'trellis:import-chunk',
      apply: 'build',
      enforce: 'pre',
      load: (id) => (id === HELPER ? `export { importChunk as __vitePreload } from '${loader}';` : undefined),
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          firstLoad = listFirstLoad(bundle);
        },
      },
    },
    {
      name: 'trellis:import-address',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue;
            if (chunk.dynamicImports.length > 0) passAddresses(this, chunk);
            // Tiny scripts are compiled quickly anyway.
            if (firstLoad.has(chunk.fileName) && chunk.code.length > 20_000)
              chunk.code = `${COMPILE_EARLY}\n${chunk.code}`;
          }
        },
      },
    },
  ];
}

/**
 * Lists the files of an import for `importChunk`: the chunk, then the others to fetch before it is imported. Lists in one order
 * are smaller with gzip. The page itself loads a chunk that is listed twice.
 */
export function listFiles(file: string, imported: string[]): string[] {
  if (firstLoad.has(file)) return [file, file];
  const others = new Set(imported.filter((path) => path !== file && !firstLoad.has(path)));
  return [file, ...[...others].toSorted()];
}

/** Lists the scripts of the first load: the entries, and what they import. */
export function listFirstLoad(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName);
  return files;
}

/** A function without parameters that imports a chunk, as Vite prints it and after it was minified. */
const LOADER =
  /(async\s*)?\(\)(\s*=>\s*(?:\{\s*(?:let|const)\s*\{[^{}]*\}\s*=\s*await\s+)?import\()([`"'])(\.{1,2}\/[^`"']+)\3\)/g;

/** A loader that copies the used exports of a chunk into an object. The bundler knows by then which exports are used. */
const COPY =
  /async \$a=>\{(?:let|const)(\{[^{}]*\})=await (import\(\$a\)(?:\.then\((\w+)=>\3\.\w+\))?);return\1\}/g;

/** The function of Vite that returns the files of an import. Each import names it. */
const LIST = '__vite__mapDeps';

function passAddresses(context: Rolldown.PluginContext, chunk: Rolldown.OutputChunk): void {
  chunk.code = chunk.code
    .replace(
      LOADER,
      (_all, isAsync: string | undefined, start: string) => `${isAsync ? 'async ' : ''}$a${start}$a)`,
    )
    .replace(COPY, '$$a=>$2')
    .replaceAll(LIST, '$files');
  if (/\bimport\(\s*[`"']/.test(chunk.code))
    context.error(`${chunk.fileName} has an import() that does not use importChunk.`);
}
