import type { KubernetesObject } from '../model/kubernetesObject';

/** What a formatter needs to create a URL. */
export interface LinkTarget {
  dashboardUrl: URL | undefined;
  parameters: Readonly<Record<string, unknown>>;
  object: KubernetesObject;
  kind: string;
}

/**
 * Creates the URL of an object in one kind of dashboard.
 *
 * @throws Error if a parameter is missing
 */
export type LinkFormatter = (target: LinkTarget) => URL;

/**
 * Returns a parameter of a dashboard.
 *
 * @throws Error if it is missing or not a string
 */
export function readParameter({ parameters }: LinkTarget, name: string, app: string): string {
  const value = parameters[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`${app} dashboard requires a "${name}" of type string in the dashboardParameters option`);
}

/**
 * Returns the URL of a dashboard, with a slash at the end.
 *
 * @throws Error if the cluster has no `dashboardUrl`
 */
export function readDashboardUrl({ dashboardUrl }: LinkTarget, app: string): URL {
  if (!dashboardUrl) throw new Error(`${app} dashboard requires a dashboardUrl option`);
  const url = new URL(dashboardUrl);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** Returns name and namespace of an object, safe in a URL. */
export function readPlace({ object }: LinkTarget): { name: string; namespace: string } {
  const { name = '', namespace = '' } = object.metadata ?? {};
  return { name: encodeURIComponent(name), namespace: encodeURIComponent(namespace) };
}

/** Returns the word of a dashboard for the kind of an object. */
export function translateKind(
  { kind }: LinkTarget,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const key = kind.toLowerCase();
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
