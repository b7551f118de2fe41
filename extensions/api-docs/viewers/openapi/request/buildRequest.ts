import { type JsonObject, type JsonValue, isJsonObject } from '#model';
import type { MediaContent, OperationDetail, Parameter, SecurityScheme, Server } from '../model/openApiTypes';

/** What a user typed in the form of a request. */
export interface RequestValues {
  server: number;
  /** By the name of the variable of the server. */
  variables: Readonly<Record<string, string>>;
  /** By {@link parameterKey}. */
  parameters: Readonly<Record<string, string>>;
  mediaType: string | undefined;
  body: string;
}

/** Secrets by the name of their security scheme. They stay in memory. */
export type Credentials = Readonly<Record<string, { username?: string; secret?: string }>>;

/** A request, ready to be sent. */
export interface BuiltRequest {
  method: string;
  url: string;
  headers: Array<readonly [name: string, value: string]>;
  body?: string | undefined;
  /** The names of cookies that a browser cannot send. */
  leftOut: string[];
}

/** A request, or what is missing for it. */
export type RequestResult =
  | { request: BuiltRequest }
  | { problem: 'missing'; names: string[] }
  | { problem: 'unsafe'; url: string };

/** Identifies a parameter in a form. */
export function parameterKey({ name, in: place }: Pick<Parameter, 'name' | 'in'>): string {
  return `${place} ${name}`;
}

/** Returns the servers that requests can be sent to: those with a complete http or https address. */
export function listSendable(servers: readonly Server[]): Server[] {
  return servers.filter(({ url }) => /^https?:\/\//i.test(url) || /^\{[^}]+\}:\/\//.test(url));
}

/** Builds the request of an operation. It never leaves the origin of the server. */
export function buildRequest(
  operation: Pick<OperationDetail, 'method' | 'path' | 'parameters' | 'requestBody' | 'security'>,
  server: Server,
  values: RequestValues,
  { schemes, credentials }: { schemes: readonly SecurityScheme[]; credentials: Credentials },
): RequestResult {
  const missing = operation.parameters.filter(
    (parameter) => parameter.isRequired && parameter.in !== 'cookie' && valueOf(parameter, values) === '',
  );
  if (missing.length > 0) return { problem: 'missing', names: missing.map(({ name }) => name) };
  const base = fillServer(server, values.variables);
  const url = joinUrl(base, fillPath(operation, values));
  if (url === undefined) return { problem: 'unsafe', url: base };
  const headers: Array<readonly [string, string]> = [];
  const leftOut: string[] = [];
  for (const parameter of operation.parameters) {
    const value = valueOf(parameter, values);
    if (value === '') continue;
    if (parameter.in === 'query')
      for (const one of splitList(parameter, value)) url.searchParams.append(parameter.name, one);
    else if (parameter.in === 'header') headers.push([parameter.name, value]);
    else if (parameter.in === 'cookie') leftOut.push(parameter.name);
  }
  const body = encodeBody(operation, values, headers);
  authenticate(operation, schemes, credentials, { url, headers, leftOut });
  return { request: { method: operation.method.toUpperCase(), url: url.href, headers, body, leftOut } };
}

/** Prints a request as a cURL command. */
export function printCurl({ method, url, headers, body }: BuiltRequest): string {
  const lines = [`curl -X ${method} ${quote(url)}`];
  for (const [name, value] of headers) lines.push(`-H ${quote(`${name}: ${value}`)}`);
  if (body !== undefined) lines.push(`--data-raw ${quote(body)}`);
  return lines.join(' \\\n  ');
}

/** Returns the media types that a form can send as text. */
export function listSendableContent(content: readonly MediaContent[]): MediaContent[] {
  return content.filter(({ type }) => /json|xml|^text\/|x-www-form-urlencoded|yaml/.test(type));
}

/** Fills the variables in the address of a server. */
export function fillServer({ url, variables }: Server, values: Readonly<Record<string, string>>): string {
  return url.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const variable = variables.find((one) => one.name === name);
    if (!variable) return whole;
    return (Object.hasOwn(values, name) ? values[name] : undefined) ?? variable.default;
  });
}

function valueOf(parameter: Parameter, { parameters }: RequestValues): string {
  const key = parameterKey(parameter);
  return (Object.hasOwn(parameters, key) ? parameters[key] : undefined) ?? '';
}

function fillPath(
  { path, parameters }: Pick<OperationDetail, 'path' | 'parameters'>,
  values: RequestValues,
): string {
  return path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter ? encodeURIComponent(valueOf(parameter, values)) : whole;
  });
}

function joinUrl(base: string, path: string): URL | undefined {
  if (!/^https?:\/\//i.test(base) || !URL.canParse(base)) return undefined;
  const server = new URL(base);
  const address = `${server.origin}${server.pathname.replace(/\/$/, '')}${path.startsWith('/') ? '' : '/'}${path}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === server.origin ? url : undefined;
}

/** A list is typed with commas between its values. */
function splitList({ schema }: Parameter, value: string): string[] {
  const type: JsonValue | undefined = isJsonObject(schema) ? schema['type'] : undefined;
  return type === 'array' ? value.split(',').map((one) => one.trim()) : [value];
}

function encodeBody(
  { requestBody, method }: Pick<OperationDetail, 'requestBody' | 'method'>,
  { body, mediaType }: RequestValues,
  headers: Array<readonly [string, string]>,
): string | undefined {
  if (!requestBody || mediaType === undefined || body.trim() === '' || method === 'get' || method === 'head')
    return undefined;
  headers.push(['Content-Type', mediaType]);
  if (!mediaType.includes('x-www-form-urlencoded')) return body;
  const fields = parseObject(body);
  if (!fields) return body;
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return form.toString();
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function authenticate(
  { security }: Pick<OperationDetail, 'security'>,
  schemes: readonly SecurityScheme[],
  credentials: Credentials,
  { url, headers, leftOut }: { url: URL; headers: Array<readonly [string, string]>; leftOut: string[] },
): void {
  const names = new Set(security.flatMap((alternative) => alternative.map(({ name }) => name)));
  for (const scheme of schemes) {
    if (!names.has(scheme.name)) continue;
    const { username = '', secret = '' } =
      (Object.hasOwn(credentials, scheme.name) ? credentials[scheme.name] : undefined) ?? {};
    if (secret === '' && username === '') continue;
    if (scheme.type === 'apiKey' && scheme.key !== undefined) {
      if (scheme.in === 'query') url.searchParams.set(scheme.key, secret);
      else if (scheme.in === 'header') headers.push([scheme.key, secret]);
      else leftOut.push(scheme.key);
    } else if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic') {
      headers.push(['Authorization', `Basic ${encodeBase64(`${username}:${secret}`)}`]);
    } else {
      headers.push(['Authorization', `Bearer ${secret}`]);
    }
  }
}

function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
