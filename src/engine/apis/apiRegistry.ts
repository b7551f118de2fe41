import type { AnyApiRef, ApiRef } from '../refs/apiRef';
import type { TreeNode } from '../tree/treeNode';
import type { AnyApiFactory, ApiHolder } from './apiFactory';
import { type Tracked, type TrackReads, trackNothing } from './trackReads';

/** A factory and who provides it. */
export interface RegisteredApi {
  readonly factory: AnyApiFactory;
  /** Absent for what the app itself provides. */
  readonly node?: TreeNode;
}

/** An API that is in use, and what it was made from. */
interface CreatedApi extends Tracked<unknown> {
  readonly factory: AnyApiFactory;
  readonly deps: { readonly [name in string]: unknown };
}

/**
 * Holds the utility APIs of an app. An API is created when it is first asked for, after those that it depends on. When the
 * configuration changes, one registry goes on: whoever holds it finds the APIs of the app as it is now.
 */
export class ApiRegistry implements ApiHolder {
  readonly #trackReads: TrackReads;
  #factories = new Map<string, RegisteredApi>();
  #created = new Map<string, CreatedApi>();
  /** The APIs of the app before this one, for those of them that may stay. */
  #former = new Map<string, CreatedApi>();
  readonly #creating: string[] = [];
  #taken: Array<{ ref: AnyApiRef; api: unknown }> | undefined;
  /** Told the id of an API that was asked for and is not provided. */
  onMiss: ((apiRefId: string) => void) | undefined;

  constructor(trackReads = trackNothing) {
    this.#trackReads = trackReads;
  }

  /** Provides an API, in place of one of the same id that was not created yet. */
  register(registered: RegisteredApi): void {
    this.#factories.set(registered.factory.api.id, registered);
  }

  /** Who provides an API. */
  find(apiRefId: string): RegisteredApi | undefined {
    return this.#factories.get(apiRefId);
  }

  /** Whether an API is in use, so that it is too late to replace it. */
  isCreated(apiRefId: string): boolean {
    return this.#created.has(apiRefId);
  }

  /** Everything that is provided. */
  list(): Iterable<RegisteredApi> {
    return this.#factories.values();
  }

  get<T>(ref: ApiRef<T>): T | undefined {
    const api = this.#find(ref.id);
    this.#taken?.push({ ref, api });
    return api as T | undefined;
  }

  /** Runs a factory of an extension and remembers which APIs it takes, besides what it reads of the configuration. */
  watch<T>(run: () => T): Tracked<T> {
    const outer = this.#taken;
    const taken: typeof outer = [];
    this.#taken = taken;
    try {
      const { value, isCurrent } = this.#trackReads(run);
      // What asked for an API in vain is created again, so that it is told again.
      const isUnchanged = () => taken.every(({ ref, api }) => api !== undefined && this.get(ref) === api);
      return { value, isCurrent: () => isCurrent() && isUnchanged() };
    } finally {
      this.#taken = outer;
    }
  }

  /**
   * Begins anew without any API. What is provided again by the same factory from the same parts is not created again. Gives
   * a function that takes everything back.
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
