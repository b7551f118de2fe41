import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Entity, LocationRef } from '#model';
import { stringifyEntityRef } from '#model';
import { ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION, ANNOTATION_VIEW_URL } from '#protocol';
import type { IngestedEntity, IngestedLocation, StatusItem } from '../store';
import { ingestDocument } from './ingestDocument';
import { parseDescriptor, type DescriptorDocument } from './parseDescriptor';
import { readLimits } from './read/readLimits';
import type { CatalogRule, ConfiguredLocation } from './rules';
import { generatedLocationName, resolveSources, type DescriptorSource, type SourceContext } from './source';

/** What reading a root needs besides the root. */
export interface ReadContext extends SourceContext {
  rules: readonly CatalogRule[];
  /** Parsed documents of a file that has not changed since they were read. */
  cache?: DocumentCache;
}

/** Keeps the parsed documents of files, so that a change of one file does not parse the others again. */
export interface DocumentCache {
  load(
    source: DescriptorSource,
    parse: (text: string) => Promise<DescriptorDocument[]>,
  ): Promise<DescriptorDocument[]>;
}

interface Visit {
  location: LocationRef;
  parentRef: string;
  bounds?: string;
  depth: number;
  optional: boolean;
}

/** Milliseconds of work after which the event loop gets its turn. */
const sliceMs = 12;

/**
 * Reads everything a root leads to: its descriptor files, the documents in them, and the Location entities among those.
 * Never throws for what a descriptor's author did: what is wrong becomes an error of the entity, or of the Location
 * that named the file.
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
  readonly #entities = new Map<string, IngestedEntity>();
  readonly #failed = new Map<string, StatusItem[]>();
  readonly #errors: IngestedLocation['errors'] = [];
  readonly #visited = new Set<string>();
  readonly #queue: Visit[] = [];
  #sliceStart = performance.now();

  constructor(root: ConfiguredLocation, context: ReadContext) {
    this.#root = root;
    this.#context = context;
    const entity = generatedLocation(root);
    this.#rootRef = stringifyEntityRef(entity);
    this.#entities.set(this.#rootRef, { ref: this.#rootRef, entity, relations: [], errors: [] });
    this.#queue.push({
      location: { type: root.type, target: root.target },
      parentRef: this.#rootRef,
      depth: 0,
      optional: false,
    });
  }

  async run(): Promise<void> {
    for (let visit = this.#queue.shift(); visit !== undefined; visit = this.#queue.shift()) {
      // Locations are read one after another: the order of entities is then the order of the descriptors.
      await this.#visitLocation(visit);
    }
  }

  result(): IngestedLocation {
    return {
      locationRef: `${this.#root.type}:${this.#root.target}`,
      entities: [...this.#entities.values()],
      failed: [...this.#failed].map(([ref, errors]) => ({ ref, errors })),
      errors: this.#errors,
    };
  }

  async #visitLocation(visit: Visit): Promise<void> {
    try {
      const { sources, bounds } = await resolveSources(visit.location, this.#context, visit.bounds);
      for (const source of sources) await this.#visitSource(source, { ...visit, bounds });
    } catch (error) {
      if (!visit.optional)
        this.#report(visit.parentRef, `${visit.location.type}:${visit.location.target}`, error);
    }
  }

  async #visitSource(source: DescriptorSource, visit: Visit): Promise<void> {
    const name = nameOf(source);
    // Several locations may lead to one file; it belongs to the first of them.
    if (this.#visited.has(name)) return;
    this.#visited.add(name);
    try {
      const documents = await this.#loadDocuments(source);
      for (const document of documents) {
        await this.#breathe();
        await this.#visitDocument(document, source, visit, name);
      }
    } catch (error) {
      this.#report(visit.parentRef, name, error);
    }
  }

  #loadDocuments(source: DescriptorSource): Promise<DescriptorDocument[]> {
    const parse = async (text: string): Promise<DescriptorDocument[]> => {
      const documents: DescriptorDocument[] = [];
      for (const document of parseDescriptor(text)) {
        documents.push(document);
        await this.#breathe();
      }
      return documents;
    };
    return this.#context.cache?.load(source, parse) ?? source.loadText().then(parse);
  }

  async #visitDocument(
    document: DescriptorDocument,
    source: DescriptorSource,
    visit: Visit,
    name: string,
  ): Promise<void> {
    if ('error' in document) {
      this.#report(visit.parentRef, name, new Error(document.error), document.line);
      return;
    }
    const outcome = await ingestDocument(document.value, {
      source,
      root: this.#root,
      rules: this.#context.rules,
      parentRef: visit.parentRef,
    });
    if ('refused' in outcome) {
      const { ref, message } = outcome.refused;
      this.#report(visit.parentRef, name, new Error(message), document.line);
      if (ref !== undefined && !this.#entities.has(ref)) this.#failed.set(ref, [processingError(message)]);
      return;
    }
    this.#emit(outcome.ingested, name, document.line, visit);
    for (const target of outcome.targets) await this.#enqueue(target, source, visit, outcome.ingested);
  }

  #emit(ingested: IngestedEntity, name: string, line: number, visit: Visit): void {
    const first = this.#entities.get(ingested.ref);
    if (first !== undefined) {
      const where = first.entity.metadata.annotations?.[ANNOTATION_LOCATION] ?? 'this location';
      const message = `The entity '${ingested.ref}' is already defined by ${where}. Rename or remove one of them.`;
      this.#report(visit.parentRef, name, new Error(message), line);
      return;
    }
    this.#failed.delete(ingested.ref);
    this.#entities.set(ingested.ref, ingested);
  }

  async #enqueue(
    target: LocationRef & { optional: boolean },
    source: DescriptorSource,
    visit: Visit,
    owner: IngestedEntity,
  ): Promise<void> {
    try {
      if (visit.depth >= readLimits.depth) {
        throw new Error(`Locations follow one another more than ${readLimits.depth} times.`);
      }
      this.#queue.push({
        location: await source.resolveTarget(target),
        parentRef: owner.ref,
        bounds: visit.bounds,
        depth: visit.depth + 1,
        optional: target.optional,
      });
    } catch (error) {
      if (!target.optional) this.#report(owner.ref, nameOf(source), error);
    }
  }

  #report(ownerRef: string, source: string, error: unknown, line?: number): void {
    const message = error instanceof Error ? error.message : String(error);
    this.#errors.push({ source, line, message });
    const at = line === undefined ? source : `${source}, line ${line}`;
    this.#entities.get(ownerRef)?.errors.push(processingError(`${at}: ${message}`));
  }

  async #breathe(): Promise<void> {
    if (performance.now() - this.#sliceStart < sliceMs) return;
    await nextTurn();
    this.#sliceStart = performance.now();
  }
}

function nameOf({ location }: DescriptorSource): string {
  return `${location.type}:${location.target}`;
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
      name: generatedLocationName({ type, target }),
    },
    spec: { type, target },
  };
}
