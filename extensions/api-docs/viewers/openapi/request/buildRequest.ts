import type { OperationDetail, SecurityScheme, Server } from '../model/openApiTypes';
import { type BodyKind, type FormField, type RequestForm, fieldKey } from './formFields';

/** What a user entered in the form of a request. */
export interface RequestValues {
  /** By {@link fieldKey}. */
  fields: Readonly<Record<string, string>>;
  /** By {@link fieldKey}. */
  files: Readonly<Record<string, readonly File[]>>;
  mediaType: string | undefined;
  /** A body that is text. */
  body: string;
}

/** Secrets by the name of their security scheme. They stay in memory. */
export type Credentials = Readonly<Record<string, { username?: string; secret?: string }>>;

/** A request, ready to be sent. */
export interface BuiltRequest {
  method: string;
  url: string;
  headers: Array<readonly [name: string, value: string]>;
  body?: string | FormData | File | undefined;
  /** The names of the cookies and headers that a page cannot send. */
  leftOut: string[];
}

/** A request, or what is missing for it. */
export type RequestResult =
  | { request: BuiltRequest }
  | { problem: 'missing'; names: string[] }
  | { problem: 'unsafe'; url: string };

/** Returns the servers that requests can be sent to: those with a complete http or https address. */
export function listSendable(servers: readonly Server[]): Server[] {
  return servers.filter(({ url }) => /^https?:\/\//i.test(url) || /^\{[^}]+\}:\/\//.test(url));
}

/** Returns whether a browser lets a page send a parameter. */
export function canSend({ in: place, name }: Pick<FormField, 'in' | 'name'>): boolean {
  return place !== 'cookie' && !(place === 'header' && forbiddenHeader.test(name));
}

// See https://developer.mozilla.org/en-US/docs/Glossary/Forbidden_request_header
const forbiddenHeader =
  /^(accept-charset|accept-encoding|access-control-request-(headers|method|private-network)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

/**
 * Builds the request of an operation. It never leaves the origin of the server.
 *
 * @param base the address of the server, with its variables filled in
 */
export function buildRequest(
  operation: Pick<OperationDetail, 'method' | 'path' | 'security'>,
  form: RequestForm & { kind: BodyKind | undefined },
  base: string,
  values: RequestValues,
  { schemes, credentials }: { schemes: readonly SecurityScheme[]; credentials: Credentials },
): RequestResult {
  const missing = [...form.parameters, ...form.body].filter(
    (field) => field.isRequired && canSend(field) && isEmpty(field, values),
  );
  if (missing.length > 0) return { problem: 'missing', names: missing.map(({ name }) => name) };
  const url = joinUrl(base, fillPath(operation.path, form.parameters, values));
  if (url === undefined) return { problem: 'unsafe', url: base };
  const headers: Array<readonly [string, string]> = [];
  const leftOut: string[] = [];
  for (const field of form.parameters) {
    if (!canSend(field)) leftOut.push(field.name);
    else if (isEmpty(field, values)) continue;
    else if (field.in === 'query')
      for (const one of listValues(field, values)) url.searchParams.append(field.name, one);
    else if (field.in === 'header') headers.push([field.name, valueOf(field, values)]);
  }
  const body = encodeBody(operation.method, form, values, headers);
  authenticate(operation, schemes, credentials, { url, headers, leftOut });
  return { request: { method: operation.method.toUpperCase(), url: url.href, headers, body, leftOut } };
}

/** Prints a request as a cURL command. Files are read from the current folder. */
export function printCurl({ method, url, headers, body }: BuiltRequest): string {
  const lines = [`curl -X ${method} ${quote(url)}`];
  for (const [name, value] of headers) lines.push(`-H ${quote(`${name}: ${value}`)}`);
  if (typeof body === 'string') lines.push(`--data-raw ${quote(body)}`);
  else if (body instanceof FormData)
    for (const [name, value] of body)
      lines.push(
        typeof value === 'string'
          ? `--form-string ${quote(`${name}=${value}`)}`
          : `-F ${quote(`${name}=@"${value.name.replaceAll(/["\\]/g, String.raw`\$&`)}"`)}`,
      );
  else if (body) lines.push(`--data-binary ${quote(`@${body.name}`)}`);
  return lines.join(' \\\n  ');
}

/** Fills the variables in the address of a server. */
export function fillServer({ url, variables }: Server, values: Readonly<Record<string, string>>): string {
  return url.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const variable = variables.find((one) => one.name === name);
    return variable ? (ownValue(values, name) ?? variable.default) : whole;
  });
}

function ownValue<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

function valueOf(field: FormField, { fields }: RequestValues): string {
  return ownValue(fields, fieldKey(field)) ?? '';
}

function filesOf(field: FormField, { files }: RequestValues): readonly File[] {
  return ownValue(files, fieldKey(field)) ?? [];
}

function isEmpty(field: FormField, values: RequestValues): boolean {
  return field.isFile && field.in === 'body'
    ? filesOf(field, values).length === 0
    : valueOf(field, values) === '';
}

/** A list is typed with commas between its values. */
function listValues(field: FormField, values: RequestValues): string[] {
  const value = valueOf(field, values);
  return field.isList ? value.split(',').map((one) => one.trim()) : [value];
}

function fillPath(path: string, parameters: readonly FormField[], values: RequestValues): string {
  return path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const field = parameters.find((one) => one.in === 'path' && one.name === name);
    return field ? encodeURIComponent(valueOf(field, values)) : whole;
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

function encodeBody(
  method: string,
  { kind, body: fields }: RequestForm & { kind: BodyKind | undefined },
  values: RequestValues,
  headers: Array<readonly [string, string]>,
): BuiltRequest['body'] {
  const { mediaType, body } = values;
  if (kind === undefined || mediaType === undefined || method === 'get' || method === 'head')
    return undefined;
  const filled = fields.filter((field) => !isEmpty(field, values));
  if (kind === 'text' ? body.trim() === '' : filled.length === 0) return undefined;
  if (kind === 'multipart') {
    // The browser adds the content type, because it contains the boundary between the fields.
    const form = new FormData();
    for (const field of filled) {
      if (field.isFile) for (const file of filesOf(field, values)) form.append(field.name, file);
      else for (const value of listValues(field, values)) form.append(field.name, value);
    }
    return form;
  }
  headers.push(['Content-Type', mediaType]);
  if (kind === 'text') return body;
  if (kind === 'file') return filled.flatMap((field) => filesOf(field, values))[0];
  return new URLSearchParams(
    filled.flatMap((field) => listValues(field, values).map((value) => [field.name, value])),
  ).toString();
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
    if (scheme.type === 'apiKey' && scheme.in === 'cookie') leftOut.push(scheme.key ?? scheme.name);
    const { username = '', secret = '' } = ownValue(credentials, scheme.name) ?? {};
    if (secret === '' && username === '') continue;
    if (scheme.type === 'apiKey') {
      if (scheme.key === undefined) continue;
      if (scheme.in === 'query') url.searchParams.set(scheme.key, secret);
      else if (scheme.in === 'header') headers.push([scheme.key, secret]);
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
