import type { AnyApiRef, ApiRef } from '../refs/apiRef';
import type { TreeNode } from '../tree/treeNode';
import type { AnyApiFactory, ApiHolder } from '../refs/apiFactory';
import { type Tracked, type TrackReads, trackNothing } from './trackReads';

/** An API factory and the node that provides it. */
export interface RegisteredApi {
  readonly factory: AnyApiFactory;
  /** `undefined` for APIs of the app. */
  readonly node?: TreeNode;
}

/** A created API and its dependencies. */
interface CreatedApi extends Tracked<unknown> {
  readonly factory: AnyApiFactory;
  readonly deps: { readonly [name in string]: unknown };
}

/**
 * Holds the utility APIs of an app. An API is created on first use, after its dependencies. The registry is reused when the
 * configuration changes, so that existing references to it return the current APIs.
 */
export class ApiRegistry implements ApiHolder {
  readonly #trackReads: TrackReads;
  #factories = new Map<string, RegisteredApi>();
  #created = new Map<string, CreatedApi>();
  /** The APIs of the previous app, which may be reused. */
  #former = new Map<string, CreatedApi>();
  readonly #creating: string[] = [];
  #requested: Array<{ ref: AnyApiRef; api: unknown }> | undefined;
  /** Called with the id of an API that is requested but not provided. */
  onMiss: ((apiRefId: string) => void) | undefined;

  constructor(trackReads = trackNothing) {
    this.#trackReads = trackReads;
  }

  /** Registers an API. Replaces one with the same id. */
  register(registered: RegisteredApi): void {
    this.#factories.set(registered.factory.api.id, registered);
  }

  /** Returns the registered factory of an API. */
  find(apiRefId: string): RegisteredApi | undefined {
    return this.#factories.get(apiRefId);
  }

  /** Whether an API is in use, so that it cannot be replaced. */
  isCreated(apiRefId: string): boolean {
    return this.#created.has(apiRefId);
  }

  /** Lists all registered APIs. */
  list(): Iterable<RegisteredApi> {
    return this.#factories.values();
  }

  get<T>(ref: ApiRef<T>): T | undefined {
    const api = this.#find(ref.id);
    this.#requested?.push({ ref, api });
    return api as T | undefined;
  }

  /** Runs a factory of an extension. Tracks the APIs that it requests and what it reads of the configuration. */
  watch<T>(run: () => T): Tracked<T> {
    const outer = this.#requested;
    const requested: typeof outer = [];
    this.#requested = requested;
    try {
      const { value, isCurrent } = this.#trackReads(run);
      // An instance that requested a missing API is created again, so that the problem is reported again.
      const isUnchanged = () => requested.every(({ ref, api }) => api !== undefined && this.get(ref) === api);
      return { value, isCurrent: () => isCurrent() && isUnchanged() };
    } finally {
      this.#requested = outer;
    }
  }

  /**
   * Removes all registered APIs. An API that is registered again with the same factory and dependencies is not created again.
   * Returns a function that restores the previous state.
   */
  renew(): () => void {
    const before = [this.#factories, this.#created, this.#former] as const;
    const isProvided = ([id, { factory }]: [string, CreatedApi]) =>
      this.#factories.get(id)?.factory === factory;
    this.#former = new Map([...[...this.#former].filter(isProvided), ...this.#created]);
    this.#factories = new Map();
    this.#created = new Map();
    return () => {
      [this.#factories, this.#created, this.#former] = before;
    };
  }

  #find(id: string): unknown {
    const created = this.#created.get(id);
    if (created) return created.value;
    const registered = this.#factories.get(id);
    if (registered) return this.#create(id, registered.factory);
    this.onMiss?.(id);
    return undefined;
  }

  #create(id: string, factory: AnyApiFactory): unknown {
    if (this.#creating.includes(id)) throw new Error(this.#describeCycle(id));
    this.#creating.push(id);
    try {
      const deps: { [name in string]: unknown } = {};
      for (const [name, ref] of Object.entries(factory.deps)) {
        deps[name] = this.#find(ref.id);
        if (deps[name] === undefined && !this.#created.has(ref.id)) {
          throw new Error(`No API factory available for dependency '${ref.id}' of API '${id}'.`);
        }
      }
      const former = this.#former.get(id);
      const api =
        former && isMadeFrom(former, factory, deps)
          ? former
          : { factory, deps, ...this.#trackReads(() => factory.factory(deps)) };
      this.#created.set(id, api);
      return api.value;
    } finally {
      this.#creating.pop();
    }
  }

  #describeCycle(id: string): string {
    const cycle = [...this.#creating.slice(this.#creating.indexOf(id)), id];
    return `The API '${id}' depends on itself: ${cycle.map((step) => `'${step}'`).join(' → ')}.`;
  }
}

function isMadeFrom(former: CreatedApi, factory: AnyApiFactory, deps: CreatedApi['deps']): boolean {
  return (
    former.factory === factory &&
    Object.keys(deps).every((name) => former.deps[name] === deps[name]) &&
    former.isCurrent()
  );
}
