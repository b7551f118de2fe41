import type { ApiRef } from '../refs/apiRef';
import type { TreeNode } from '../tree/treeNode';
import type { AnyApiFactory, ApiHolder } from './apiFactory';

/** A factory and who provides it. */
export interface RegisteredApi {
  readonly factory: AnyApiFactory;
  /** Absent for what the app itself provides. */
  readonly node?: TreeNode;
}

/** Holds the utility APIs of an app. An API is created when it is first asked for, after those that it depends on. */
export class ApiRegistry implements ApiHolder {
  readonly #factories = new Map<string, RegisteredApi>();
  readonly #instances = new Map<string, unknown>();
  readonly #creating: string[] = [];
  /** Told the id of an API that was asked for and is not provided. */
  onMiss: ((apiRefId: string) => void) | undefined;

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
    return this.#instances.has(apiRefId);
  }

  /** Everything that is provided. */
  list(): Iterable<RegisteredApi> {
    return this.#factories.values();
  }

  get<T>(ref: ApiRef<T>): T | undefined {
    const { id } = ref;
    if (this.#instances.has(id)) return this.#instances.get(id) as T;
    const registered = this.#factories.get(id);
    if (registered) return this.#create(id, registered.factory) as T;
    this.onMiss?.(id);
    return undefined;
  }

  #create(id: string, factory: AnyApiFactory): unknown {
    if (this.#creating.includes(id)) throw new Error(this.#describeCycle(id));
    this.#creating.push(id);
    try {
      const deps: { [name in string]: unknown } = {};
      for (const [name, ref] of Object.entries(factory.deps)) {
        const dependency = this.get(ref);
        if (dependency === undefined && !this.#instances.has(ref.id)) {
          throw new Error(`No API factory available for dependency '${ref.id}' of API '${id}'.`);
        }
        deps[name] = dependency;
      }
      const instance = factory.factory(deps);
      this.#instances.set(id, instance);
      return instance;
    } finally {
      this.#creating.pop();
    }
  }

  #describeCycle(id: string): string {
    const cycle = [...this.#creating.slice(this.#creating.indexOf(id)), id];
    return `The API '${id}' depends on itself: ${cycle.map((step) => `'${step}'`).join(' → ')}.`;
  }
}
