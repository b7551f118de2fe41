import { createHash } from 'node:crypto';
import { copyFile, mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import type { SiteMetadata } from '../../protocol';
import { METADATA_FILE } from '../storage/siteStorage';
import { BuildError } from './source/buildError';
import { loadMemory, printMemory, type BuildMemory } from './buildMemory';
import { GENERATOR, MEMORY_FILE, MKDOCS, type BuildRequest, type BuildResult } from './buildRequest';
import { createPagePrinter } from './page/printPage';
import { createPageRenderer } from './renderPage';
import { printSearchEntries, printSearchIndex } from './page/searchIndex';
import { createSiteMap, encodePath, type SiteMap } from './page/siteMap';
import { parseSiteConfig, type SiteConfig } from './source/parseSiteConfig';
import { sanitizeCss } from './source/sanitizeCss';
import { readCommitTimes, type CommitTimes } from './source/readCommitTimes';
import {
  hashText,
  isPage,
  readInside,
  scanFolder,
  type KnownFile,
  type ScannedFiles,
} from './source/scanFolder';
import { sourceLimits } from './source/sourceLimits';
import { splitFrontMatter } from './source/splitFrontMatter';

const SEARCH_FILE = 'search/search_index.json';

/** What a build reports while it runs. */
export interface BuildListener {
  log: (line: string) => void;
  /** Called before each page. */
  page: (path: string) => void;
}

/** The source of a site. */
interface Source {
  config: SiteConfig;
  files: ScannedFiles;
  /** Files that are not in the folder of the documentation, by their path in it. */
  moved: ReadonlyMap<string, string>;
}

/**
 * Builds a site from `mkdocs.yml` and Markdown: everything that has changed since the last build, or everything if the stored site is
 * another one. The site that is stored is not touched.
 *
 * @throws BuildError if the source cannot be built
 */
export async function buildSite(request: BuildRequest, listener: BuildListener): Promise<BuildResult> {
  const memory = await loadMemory(request);
  const source = await loadSource(request, memory, listener);
  const version = `${request.isCheck ? MKDOCS : GENERATOR}-${request.version ?? hashFiles(source, request)}`;
  const { config, files } = source;
  const { docsFolder } = config;
  if (version === request.stored) return { changed: false, docsFolder };
  if (request.isCheck)
    return {
      changed: true,
      docsFolder,
      version,
      siteName: config.siteName,
      description: config.description,
    };
  const started = Date.now();
  for (const { text, line } of config.unsupported) listener.log(`WARNING - mkdocs.yml:${line}: ${text}`);
  const titles = await readTitles(source, request, memory);
  const map = createSiteMap({
    sources: [...files.keys()].filter(isPage),
    nav: config.nav,
    titles: new Map(
      Object.entries(titles).flatMap(([path, { title }]) => (title === undefined ? [] : [[path, title]])),
    ),
    log: listener.log,
  });
  if (map.pages.length === 0)
    throw new BuildError(`The folder '${config.docsFolder}' contains no Markdown files.`);

  // Files of a repository that was downloaded have the time of the download, and no history.
  const commits =
    request.version === undefined
      ? await readCommitTimes(join(request.source, config.docsFolder), memory?.commits)
      : 'unreadable';
  const next: BuildMemory = {
    stored: version,
    files: Object.fromEntries(files),
    ...(commits !== 'unreadable' && { commits }),
    titles,
    shared: hashShared(source, map, request),
    pages: {},
    outputs: {},
  };
  const written = await writePages(request, source, map, {
    memory,
    next,
    listener,
    findChangeOf: (path) => findChange(path, files.get(path), commits),
  });
  const pageCount = written.length;
  await writeAssets(request, source, { memory, next, written });
  const pages = map.pages.flatMap(({ source: path }) => next.pages[path] ?? []);
  next.outputs[SEARCH_FILE] = hashText([next.shared, ...pages.map(({ key }) => key)].join(' '));
  if (memory?.outputs[SEARCH_FILE] !== next.outputs[SEARCH_FILE]) {
    await writeOutput(
      join(request.output, SEARCH_FILE),
      printSearchIndex(pages.map(({ entries }) => entries)),
    );
    written.push(SEARCH_FILE);
  }
  const outputs = [...map.pages.map(({ url }) => `${url}index.html`), ...Object.keys(next.outputs)];
  const metadata: SiteMetadata = {
    site_name: config.siteName,
    site_description: config.description ?? '',
    etag: version,
    build_timestamp: Date.now(),
    files: outputs.toSorted(),
  };
  await writeOutput(join(request.output, METADATA_FILE), JSON.stringify(metadata));
  written.push(METADATA_FILE);
  await writeOutput(join(request.output, MEMORY_FILE), printMemory(next));
  listener.log(
    `INFO - Built ${pageCount} of ${map.pages.length} pages in ${((Date.now() - started) / 1000).toFixed(1)} seconds.`,
  );
  return { changed: true, docsFolder, written, files: outputs };
}

async function loadSource(
  { source, name }: BuildRequest,
  memory: BuildMemory | undefined,
  { log }: BuildListener,
): Promise<Source> {
  const limit = sourceLimits.configBytes;
  const yaml =
    (await readInside(source, 'mkdocs.yml', limit)) ?? (await readInside(source, 'mkdocs.yaml', limit));
  const config = parseSiteConfig(yaml ?? '', name);
  const folder = join(source, config.docsFolder);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory() && yaml === undefined)
    throw new BuildError(
      `There is neither mkdocs.yml nor a folder 'docs'. Add them, or correct the reference.`,
    );
  if (!found?.isDirectory())
    throw new BuildError(`The folder '${config.docsFolder}' of mkdocs.yml does not exist.`);
  if (!(await realpath(folder)).startsWith((await realpath(source)) + sep))
    throw new BuildError(
      `The folder '${config.docsFolder}' of mkdocs.yml is a link to a folder outside the source.`,
    );
  const files = scanFolder(folder, { known: memory?.files ?? {}, log });
  const moved = new Map<string, string>();
  // A repository without a start page shows its README.
  if (![...files.keys()].some((path) => /^(?:index|readme)\.(?:md|markdown)$/i.test(path))) {
    const readme = await readInside(source, 'README.md');
    if (readme !== undefined) {
      files.set('README.md', {
        size: readme.length,
        modified: 0,
        hash: hashText(readme),
      });
      moved.set('README.md', readme);
    }
  }
  // The configuration changes the site as much as a page does.
  files.set(CONFIG, { size: 0, modified: 0, hash: hashText(yaml ?? '') });
  return { config, files, moved };
}

const CONFIG = ' mkdocs.yml';

function hashFiles({ files }: Source, { name, editUrl, skipped }: BuildRequest): string {
  const hash = createHash('sha256');
  for (const [path, file] of files) hash.update(`${path}\0${file.hash}\0`);
  return hash
    .update(JSON.stringify([name, editUrl, skipped]))
    .digest('base64url')
    .slice(0, 22);
}

/** Identifies what all pages depend on: navigation and titles, and which links have a target. */
function hashShared({ config, files }: Source, map: SiteMap, { editUrl }: BuildRequest): string {
  const others = [...files].flatMap(([path, { image }]) => (isPage(path) ? [] : [[path, image]]));
  return hashText(JSON.stringify([GENERATOR, config, map, editUrl, others]));
}

async function readPage({ config, moved }: Source, root: string, path: string): Promise<string | undefined> {
  return moved.get(path) ?? readInside(join(root, config.docsFolder), path);
}

async function readTitles(
  source: Source,
  { source: root }: BuildRequest,
  memory: BuildMemory | undefined,
): Promise<BuildMemory['titles']> {
  const titles: BuildMemory['titles'] = {};
  for (const [path, { hash }] of source.files) {
    if (!isPage(path)) continue;
    const known = memory?.titles[path];
    titles[path] =
      known?.hash === hash ? known : { hash, ...findTitle((await readPage(source, root, path)) ?? '') };
  }
  return titles;
}

/** The title of the front matter, or the first heading before which there is no other text. */
function findTitle(source: string): { title?: string } {
  const { markdown, title } = splitFrontMatter(source);
  if (title !== undefined) return { title };
  const [, heading] = /^\s*(?:<!--[\s\S]{0,5000}?-->\s*)*#[ \t]+([^\n]+)/.exec(markdown) ?? [];
  const plain = heading
    ?.replace(/\s+#+\s*$/, '')
    .replace(/\s*\{:?[^}]*\}\s*$/, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .trim();
  return plain ? { title: plain } : {};
}

interface Progress {
  memory: BuildMemory | undefined;
  next: BuildMemory;
  listener: BuildListener;
  findChangeOf: (path: string) => Change;
}

/** When a page was changed last, in milliseconds since 1970. */
interface Change {
  time: number | undefined;
  /** Whether it is the time of a commit. */
  isCommitted: boolean;
}

/** A page that differs from its commit, or that is in no repository, was changed at the time of its file. */
function findChange(
  path: string,
  file: KnownFile | undefined,
  commits: CommitTimes | 'unreadable' | undefined,
): Change {
  if (commits === 'unreadable') return { time: undefined, isCommitted: false };
  const [blob, time] = commits?.pages[path] ?? [];
  return blob !== undefined && blob === file?.blob
    ? { time: time ?? undefined, isCommitted: true }
    : { time: file?.modified, isCommitted: false };
}

/** Writes the pages that have changed. Returns their paths in the site. */
async function writePages(
  request: BuildRequest,
  source: Source,
  map: SiteMap,
  { memory, next, listener, findChangeOf }: Progress,
): Promise<string[]> {
  const written: string[] = [];
  const { config, files } = source;
  const readSnippet = createSnippetReader(request.source);
  const render = createPageRenderer({
    config,
    map,
    files,
    readSnippet,
    log: listener.log,
  });
  const print = createPagePrinter(config, map);
  for (const page of map.pages) {
    const path = page.source;
    const own = files.get(path)?.hash ?? '';
    const isSkipped = request.skipped.includes(path);
    const change = source.moved.has(path) ? undefined : findChangeOf(path);
    const keyOf = async (snippets: readonly string[]): Promise<string> => {
      const contents = await Promise.all(
        snippets.map(async (name) => hashText((await readSnippet(name)) ?? '')),
      );
      // A commit changes the time that a page shows. Saving a file without a change does not.
      const committed = change?.isCommitted ? change.time : '';
      return [own, isSkipped, committed, ...contents].join(' ');
    };
    const known = memory?.shared === next.shared ? memory.pages[path] : undefined;
    if (known && known.key === (await keyOf(known.snippets))) {
      next.pages[path] = known;
      continue;
    }
    listener.page(path);
    const text = (await readPage(source, request.source, path)) ?? '';
    const rendered = isSkipped ? render.source(page, text) : await render.page(page, text);
    const target = `${page.url}index.html`;
    await writeOutput(
      join(request.output, target),
      print({
        ...rendered,
        page,
        editUrl: source.moved.has(path) ? undefined : toEditUrl(path, config, request),
        modified: change?.time,
      }),
    );
    written.push(target);
    next.pages[path] = {
      key: await keyOf(rendered.snippets),
      snippets: rendered.snippets,
      entries: printSearchEntries(rendered.entries),
    };
  }
  return written;
}

function createSnippetReader(root: string): (path: string) => Promise<string | undefined> {
  const texts = new Map<string, Promise<string | undefined>>();
  return (path) => {
    const text = texts.get(path) ?? readInside(root, path).catch(() => undefined);
    texts.set(path, text);
    return text;
  };
}

/** Hosts for which MkDocs knows where files can be edited. */
const editFolders: ReadonlyArray<readonly [RegExp, string]> = [
  [/^https:\/\/(?:[\w-]+\.)*github\./, 'edit/master/docs/'],
  [/^https:\/\/(?:[\w-]+\.)*gitlab\./, 'edit/master/docs/'],
  [/^https:\/\/bitbucket\.org\//, 'src/default/docs/'],
];

function toEditUrl(path: string, config: SiteConfig, { editUrl }: BuildRequest): string | undefined {
  const { repoUrl, editUri, docsFolder } = config;
  if (repoUrl !== undefined && editUri !== '') {
    const folder = editUri ?? editFolders.find(([host]) => host.test(repoUrl))?.[1];
    if (folder === undefined) return undefined;
    const base = /^https?:/.test(folder) ? folder : `${repoUrl}/${folder.replace(/^\/+/, '')}`;
    return `${base.replace(/\/*$/, '/')}${encodePath(path)}`;
  }
  if (editUri === '') return undefined;
  return editUrl?.replace('%path%', () => encodePath(posix.join(docsFolder, path)));
}

interface AssetProgress {
  memory: BuildMemory | undefined;
  next: BuildMemory;
  written: string[];
}

/** Copies the files that are not pages. */
async function writeAssets(
  request: BuildRequest,
  { config, files }: Source,
  { memory, next, written }: AssetProgress,
): Promise<void> {
  const root = join(request.source, config.docsFolder);
  for (const [path, { hash }] of files) {
    if (path === CONFIG || isPage(path)) continue;
    next.outputs[path] = hash;
    if (memory?.outputs[path] === hash) continue;
    const target = join(request.output, path);
    if (path.toLowerCase().endsWith('.css')) {
      await writeOutput(target, sanitizeCss((await readInside(root, path)) ?? ''));
    } else {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(join(root, path), target);
    }
    written.push(path);
  }
}

async function writeOutput(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
