import type { ServiceRef, ServiceRegistry } from '#backend';

/** Creates the registry of services that plugins provide to each other. */
export function createRegistry(): ServiceRegistry {
  const services = new Map<string, unknown>();
  return {
    provide({ id }, service) {
      if (services.has(id))
        throw new TypeError(`Two plugins provide the service '${id}'. Remove one of them.`);
      services.set(id, service);
    },
    find: <Service>({ id }: ServiceRef<Service>) => services.get(id) as Service | undefined,
  };
}
