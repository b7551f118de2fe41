import { inputError, ReadError, type AddressReader, type ParseYaml } from '#backend';
import {
  isJsonObject,
  type Entity,
  type ScmAddress,
  type ScmIntegration,
  type ScmIntegrations,
} from '#model';
import type { AnalyzeLocationResponse } from '../../protocol';
import { parseDescriptor } from '../ingestion';
import { createProposal, factFiles, type RepositoryFacts } from './createProposal';
import { codeownersPaths, readCodeowners } from './readCodeowners';

/** What an analysis needs. */
export interface AnalysisContext {
  reader: Pick<AddressReader, 'load' | 'search' | 'nameBranch'>;
  parseYaml: ParseYaml;
  integrations: ScmIntegrations;
  /** The targets of the registered locations that the caller may see. */
  registered: () => Promise<readonly string[]>;
  /** Which of the refs exist, as far as the caller may see them. */
  findExisting: (refs: readonly string[]) => Promise<readonly string[]>;
}

interface Repository {
  integration: ScmIntegration;
  address: ScmAddress;
}

const maxLoading = 8;

/**
 * Finds the descriptor files in a repository. If there are none, proposes an entity from facts about the repository. A repository
 * that cannot be read gets a proposal from its address alone, with the reason.
 */
export async function analyzeRepository(
  context: AnalysisContext,
  target: string,
  filename: string,
): Promise<AnalyzeLocationResponse> {
  const integration = context.integrations.byUrl(target);
  const address = integration?.parseUrl(target);
  if (!integration || !address) throw inputError(`'${target}' is not the URL of a repository.`);
  const repository = { integration, address };
  const found = await findFiles(context, repository, filename);
  if (typeof found === 'string') {
    const facts: RepositoryFacts = { files: new Map(), owner: undefined };
    return { ...propose(repository, facts), unreadable: found };
  }
  if (found.length > 0) return { existingEntityFiles: found, generateEntities: [] };
  return propose(repository, await readFacts(context, repository));
}

function propose({ integration, address }: Repository, facts: RepositoryFacts): AnalyzeLocationResponse {
  const entity = createProposal(integration.type, address, facts);
  return { existingEntityFiles: [], generateEntities: [{ entity, fields: [] }] };
}

/** Returns the files with their entities, or why the repository cannot be searched. */
async function findFiles(
  context: AnalysisContext,
  { integration, address }: Repository,
  filename: string,
): Promise<AnalyzeLocationResponse['existingEntityFiles'] | string> {
  const folder = address.path === '' ? '' : `${address.path.replace(/\/$/, '')}/`;
  const pattern = integration.printUrl({ ...address, path: `${folder}**/${filename}` });
  try {
    const files = (await context.reader.search(await context.reader.nameBranch(pattern)))?.files ?? [];
    const registered = new Set((await context.registered()).map((url) => toKey(context, url)));
    const found = await mapLimited(files, async (file) => {
      const { url } = file;
      const entities = readEntities(context, await file.load());
      const isRegistered = registered.has(toKey(context, url));
      return entities.map((entity) => ({ location: { type: 'url', target: url }, isRegistered, entity }));
    });
    // Templates contain files that become descriptors only later, so one without an entity does not stop the others.
    const [first] = files;
    if (first && found.every((entities) => entities.length === 0))
      throw inputError(`The file ${first.url} does not contain an entity. Fix it in the repository first.`);
    return found.flat();
  } catch (error) {
    if (error instanceof ReadError) return error.message;
    throw error;
  }
}

function readEntities({ parseYaml }: AnalysisContext, bytes: Uint8Array): Entity[] {
  const documents = [...parseDescriptor(new TextDecoder().decode(bytes), parseYaml)];
  return documents.flatMap((document) =>
    'value' in document && isNamed(document.value) ? [document.value] : [],
  );
}

/** Whether a document has what identifies an entity. Whether it is valid is checked before it is registered. */
function isNamed(value: unknown): value is Entity {
  if (!isJsonObject(value)) return false;
  const { kind, metadata } = value;
  return typeof kind === 'string' && isJsonObject(metadata) && typeof metadata['name'] === 'string';
}

/** Addresses of the same file have the same key, however they are written. */
function toKey({ integrations }: AnalysisContext, url: string): string {
  const integration = integrations.byUrl(url);
  const address = integration?.parseUrl(url);
  return integration && address ? JSON.stringify([integration.title, address]) : url;
}

async function readFacts(context: AnalysisContext, repository: Repository): Promise<RepositoryFacts> {
  const [loaded, codeowners] = await Promise.all([
    mapLimited(factFiles, async (path) => ({ path, text: await loadText(context, repository, path) })),
    mapLimited(codeownersPaths, (path) => loadText(context, repository, path)),
  ]);
  const files = new Map<string, string>();
  for (const { path, text } of loaded) if (text !== undefined) files.set(path, text);
  const refs = readCodeowners(codeowners.find((text) => text !== undefined) ?? '');
  const existing = refs.length === 0 ? [] : await context.findExisting(refs);
  const ref = refs.find((candidate) => existing.includes(candidate));
  return { files, owner: ref?.replace(/^group:default\//, '').replace(/^(user:)default\//, '$1') };
}

async function loadText(
  { reader }: AnalysisContext,
  { integration, address }: Repository,
  path: string,
): Promise<string | undefined> {
  try {
    const content = await reader.load(integration.printUrl({ ...address, path }));
    return content && new TextDecoder().decode(content.bytes);
  } catch (error) {
    if (error instanceof ReadError) return undefined;
    throw error;
  }
}

/** Loads a few at a time. */
async function mapLimited<Item, Result>(
  items: readonly Item[],
  load: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += maxLoading)
    results.push(...(await Promise.all(items.slice(start, start + maxLoading).map(load))));
  return results;
}
