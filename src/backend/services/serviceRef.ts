/** The typed id of a service that one server side provides to others. */
export interface ServiceRef<Service> {
  readonly id: string;
  /** Carries only the type. Always absent. */
  readonly type?: Service;
}

/**
 * Creates the ref of a service. Export it from the plugin's `backend-public.ts`.
 *
 * @example export const searchIndexRef = createServiceRef<SearchIndex>('search.index');
 */
export function createServiceRef<Service>(id: string): ServiceRef<Service> {
  return { id };
}

/** The services that server sides provide to each other. */
export interface ServiceRegistry {
  /**
   * Provides a service. Call this in `register`.
   *
   * @throws TypeError if another plugin already provides the service
   */
  provide<Service>(ref: ServiceRef<Service>, service: Service): void;
  /**
   * Returns the service, or `undefined` if no plugin provides it. Plugins register in no particular order, so call this when you
   * need the service, in a route or after the start, not in `register`.
   */
  find<Service>(ref: ServiceRef<Service>): Service | undefined;
}
