import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ParseYaml, ReadError } from '#backend';
import type { Entity, LocationRef } from '#model';
import { stringifyEntityRef } from '#model';
import { ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION, ANNOTATION_VIEW_URL } from '#protocol';
import { locationEntityName } from '../ports/locationEntity';
import { packEntity, unpackEntity } from '../ports/packedEntity';
import type { IngestedEntity, IngestedLocation, PackedEntity, StatusItem } from '../ports/store';
import { ingestDocument } from './ingestDocument';
import { parseDescriptor } from './parseDescriptor';
import type { DocumentCache, StoredDocument } from './documentCache';
import { EarlyWork } from './earlyWork';
import { readLimits } from './read/readLimits';
import { UnreadableError } from './read/unreadableError';
import type { CatalogRule, ConfiguredLocation } from './rules';
import { resolveSources, type DescriptorSource, type SourceContext } from './source';

/** Dependencies for reading a root. */
export interface ReadContext extends SourceContext {
  parseYaml: ParseYaml;
  rules: readonly CatalogRule[];
  /** Parsed documents of files that haven't changed since they were read. */
  cache: DocumentCache;
}

interface Visit {
  location: LocationRef;
  parentRef: string;
  bounds?: string;
  depth: number;
  optional: boolean;
}

/** Errors of a file that are shown on each of its kept entities. */
const maxErrors = 5;

const emptyMessage = 'The file contains no entities. Restore them, or delete the file.';

/** Files from hosts that are loaded ahead, because one after another would take long. */
const ahead = 7;

/** Milliseconds of work before yielding to the event loop. */
const sliceMs = 3;

/**
 * Reads all entities of a root: its descriptor files, their documents, and the targets of Location entities. Never
 * throws for invalid descriptors: errors are attached to the entity, or to the Location that refers to the file.
 */
export async function readLocation(
  root: ConfiguredLocation,
  context: ReadContext,
): Promise<IngestedLocation> {
  const reading = new Reading(root, context);
  await reading.run();
  return reading.result();
}

class Reading {
  readonly #root: ConfiguredLocation;
  readonly #context: ReadContext;
  readonly #rootRef: string;
  readonly #entities = new Map<string, PackedEntity>();
  /** Location entities, which get the errors of what they refer to. */
  readonly #locations = new Map<string, IngestedEntity>();
  readonly #failed = new Map<string, StatusItem[]>();
  readonly #unreadable = new Map<string, StatusItem[]>();
  readonly #errors: IngestedLocation['errors'] = [];
  readonly #visited = new Set<string>();
  readonly #queue: Visit[] = [];
  readonly #resolving = new EarlyWork<Visit, Awaited<ReturnType<typeof resolveSources>>>();
  readonly #loading = new EarlyWork<string, StoredDocument[]>();
  #sliceStart = performance.now();

  constructor(root: ConfiguredLocation, context: ReadContext) {
    this.#root = root;
    this.#context = context;
    const entity = generatedLocation(root);
    this.#rootRef = stringifyEntityRef(entity);
    this.#add({ ref: this.#rootRef, entity, relations: [], errors: [] });
    this.#queue.push({
      location: { type: root.type, target: root.target },
      parentRef: this.#rootRef,
      depth: 0,
      optional: false,
    });
  }

  async run(): Promise<void> {
    for (let visit = this.#queue.shift(); visit !== undefined; visit = this.#queue.shift()) {
      for (const next of this.#queue.slice(0, ahead)) this.#startVisit(next);
      // Sequential, so that entities have the order of their descriptors.
      await this.#visitLocation(visit);
    }
  }

  result(): IngestedLocation {
    return {
      locationRef: `${this.#root.type}:${this.#root.target}`,
      entities: [...this.#entities.values()].map((packed) => {
        const location = this.#locations.get(packed.ref);
        return location ? packEntity(location) : packed;
      }),
      failed: [...this.#failed].map(([ref, errors]) => ({ ref, errors })),
      unreadable: [...this.#unreadable].map(([source, errors]) => ({ source, errors })),
      errors: this.#errors,
    };
  }

  async #visitLocation(visit: Visit): Promise<void> {
    try {
      const { sources, bounds } = await this.#resolving.take(visit, () => this.#resolve(visit));
      for (const [index, source] of sources.entries()) {
        for (const next of sources.slice(index + 1, index + 1 + ahead)) this.#startSource(next);
        await this.#visitSource(source, { ...visit, bounds });
      }
    } catch (error) {
      const name = printLocation(visit.location);
      this.#keep(findUnreadable(error, name), name, error);
      if (!visit.optional || !isNotFound(error)) this.#report(visit.parentRef, name, error);
    }
  }

  #resolve(visit: Visit): ReturnType<typeof resolveSources> {
    return resolveSources(visit.location, this.#context, visit.bounds);
  }

  /** Starts to load a location that is visited later. Files of this machine are read fast enough, and can be large. */
  #startVisit(visit: Visit): void {
    if (visit.location.type !== 'url') return;
    this.#resolving.start(visit, async () => {
      const resolved = await this.#resolve(visit);
      for (const source of resolved.sources.slice(0, 1)) this.#startSource(source);
      return resolved;
    });
  }

  #startSource(source: DescriptorSource): void {
    const name = printLocation(source.location);
    if (source.location.type === 'url' && !this.#visited.has(name))
      this.#loading.start(name, () => this.#loadDocuments(source));
  }

  async #visitSource(source: DescriptorSource, visit: Visit): Promise<void> {
    const name = printLocation(source.location);
    // Several locations may refer to one file. It belongs to the first one.
    if (this.#visited.has(name)) return;
    this.#visited.add(name);
    try {
      const documents = await this.#loading.take(name, () => this.#loadDocuments(source));
      if (documents.length === 0) this.#keep([name], name, new Error(emptyMessage));
      for (const document of documents) {
        await this.#breathe();
        await this.#visitDocument(document, source, visit, name);
      }
    } catch (error) {
      this.#keep(findUnreadable(error, name), name, error);
      if (!visit.optional || !isNotFound(error)) this.#report(visit.parentRef, name, error);
    }
  }

  #loadDocuments(source: DescriptorSource): Promise<StoredDocument[]> {
    const parse = async (text: string): Promise<StoredDocument[]> => {
      const documents: StoredDocument[] = [];
      for (const document of parseDescriptor(text, this.#context.parseYaml)) {
        documents.push(
          'error' in document ? document : { line: document.line, json: JSON.stringify(document.value) },
        );
        await this.#breathe();
      }
      return documents;
    };
    return this.#context.cache.load(source, parse);
  }

  async #visitDocument(
    document: StoredDocument,
    source: DescriptorSource,
    visit: Visit,
    name: string,
  ): Promise<void> {
    if ('error' in document) {
      const error = new Error(document.error);
      this.#keep([name], name, error, document.line);
      this.#report(visit.parentRef, name, error, document.line);
      return;
    }
    const outcome = await ingestDocument(JSON.parse(document.json) as Record<string, unknown>, {
      source,
      root: this.#root,
      rules: this.#context.rules,
      parentRef: visit.parentRef,
      parseYaml: this.#context.parseYaml,
    });
    if ('refused' in outcome) {
      const { ref, message, isBroken } = outcome.refused;
      const error = new Error(message);
      if (isBroken) this.#keep([name], name, error, document.line);
      this.#report(visit.parentRef, name, error, document.line);
      if (ref !== undefined && !this.#entities.has(ref))
        this.#failed.set(ref, [errorAt(name, error, document.line)]);
      return;
    }
    this.#emit(outcome.ingested, name, document.line, visit);
    for (const target of outcome.targets) await this.#enqueue(target, source, visit, outcome.ingested);
  }

  #emit(ingested: IngestedEntity, name: string, line: number, visit: Visit): void {
    const first = this.#entities.get(ingested.ref);
    if (first !== undefined) {
      const { metadata } = unpackEntity(first).entity;
      const where = metadata.annotations?.[ANNOTATION_LOCATION] ?? 'this location';
      const message = `The entity '${ingested.ref}' is already defined by ${where}. Rename or remove one of them.`;
      this.#report(visit.parentRef, name, new Error(message), line);
      return;
    }
    this.#failed.delete(ingested.ref);
    this.#add(ingested);
  }

  #add(ingested: IngestedEntity): void {
    this.#entities.set(ingested.ref, packEntity(ingested));
    if (ingested.entity.kind === 'Location') this.#locations.set(ingested.ref, ingested);
  }

  async #enqueue(
    target: LocationRef & { optional: boolean },
    source: DescriptorSource,
    visit: Visit,
    owner: IngestedEntity,
  ): Promise<void> {
    try {
      if (visit.depth >= readLimits.depth) {
        throw new Error(`Locations are nested more than ${readLimits.depth} levels deep.`);
      }
      this.#queue.push({
        location: await source.resolveTarget(target),
        parentRef: owner.ref,
        bounds: visit.bounds,
        depth: visit.depth + 1,
        optional: target.optional,
      });
    } catch (error) {
      if (!target.optional) this.#report(owner.ref, printLocation(source.location), error);
    }
  }

  #report(ownerRef: string, source: string, error: unknown, line?: number): void {
    this.#errors.push({ source, line, message: messageOf(error) });
    this.#locations.get(ownerRef)?.errors.push(errorAt(source, error, line));
  }

  /** Keeps the stored entities of these sources, and marks them with the error. */
  #keep(sources: readonly string[], at: string, error: unknown, line?: number): void {
    for (const source of sources) {
      const errors = this.#unreadable.get(source) ?? [];
      if (errors.length < maxErrors) this.#unreadable.set(source, [...errors, errorAt(at, error, line)]);
    }
  }

  async #breathe(): Promise<void> {
    if (performance.now() - this.#sliceStart < sliceMs) return;
    await nextTurn();
    this.#sliceStart = performance.now();
  }
}

/** The sources whose entities are unknown after an error. */
function findUnreadable(error: unknown, name: string): string[] {
  if (error instanceof UnreadableError) return error.sources;
  return isNotFound(error) ? [] : [name];
}

function isNotFound(error: unknown): boolean {
  return error instanceof ReadError && error.notFound;
}

function printLocation({ type, target }: LocationRef): string {
  return `${type}:${target}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function errorAt(source: string, error: unknown, line: number | undefined): StatusItem {
  const at = line === undefined ? source : `${source}, line ${line}`;
  return processingError(`${at}: ${messageOf(error)}`);
}

function processingError(message: string): StatusItem {
  return { type: 'catalog-processing', level: 'error', message, error: { name: 'InputError', message } };
}

function generatedLocation({ type, target }: LocationRef): Entity {
  const ref = `${type}:${target}`;
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Location',
    metadata: {
      namespace: 'default',
      annotations: {
        [ANNOTATION_LOCATION]: ref,
        [ANNOTATION_ORIGIN_LOCATION]: ref,
        ...(type === 'url' ? { [ANNOTATION_VIEW_URL]: target } : {}),
      },
      name: locationEntityName({ type, target }),
    },
    spec: { type, target },
  };
}
