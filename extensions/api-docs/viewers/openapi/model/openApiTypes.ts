import type { JsonObject, JsonValue } from '#model';

/** The HTTP methods of operations, in the order in which they are shown. */
export const methods = [
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
  'query',
] as const;

/** A link out of a definition. Its URL is not trusted. */
export interface DocumentLink {
  url: string;
  title?: string | undefined;
}

/** A variable in the URL of a server. */
export interface ServerVariable {
  name: string;
  default: string;
  options: string[];
  description?: string | undefined;
}

/** A server of an API. */
export interface Server {
  url: string;
  description?: string | undefined;
  variables: ServerVariable[];
}

/** A way to authenticate. */
export interface SecurityScheme {
  name: string;
  /** `apiKey`, `http`, `oauth2`, `openIdConnect` or `mutualTLS`. */
  type: string;
  description?: string | undefined;
  /** Where an API key is sent, and its name there. */
  in?: string | undefined;
  key?: string | undefined;
  /** The scheme of `http`, such as `bearer`. */
  scheme?: string | undefined;
  bearerFormat?: string | undefined;
  openIdConnectUrl?: string | undefined;
  flows: OAuthFlow[];
  /** A `$ref` that leads nowhere, or to another document. */
  ref?: string | undefined;
}

/** A flow of OAuth 2.0. */
export interface OAuthFlow {
  name: string;
  authorizationUrl?: string | undefined;
  tokenUrl?: string | undefined;
  scopes: Array<{ name: string; description: string }>;
}

/** An operation in lists. */
export interface OperationSummary {
  /** Identifies the operation in URLs. */
  id: string;
  method: string;
  path: string;
  summary?: string | undefined;
  operationId?: string | undefined;
  isDeprecated: boolean;
  /** Whether the API calls the operation of a subscriber. */
  isWebhook: boolean;
  /** The text that a search looks in, in lower case. */
  text: string;
}

/** The operations with one tag. */
export interface OperationGroup {
  /** The name of the tag. `undefined` for operations without tags. */
  name?: string | undefined;
  isWebhooks: boolean;
  description?: string | undefined;
  link?: DocumentLink | undefined;
  operations: OperationSummary[];
}

/** A path whose `$ref` leads nowhere, or to another document. */
export interface UnresolvedPath {
  path: string;
  ref: string;
}

/** A document without the details of its operations and schemas. */
export interface OpenApiOutline {
  title?: string | undefined;
  version?: string | undefined;
  /** The version of the specification as written, such as `Swagger 2.0`. */
  specification: string;
  summary?: string | undefined;
  description?: string | undefined;
  contact?: { name?: string | undefined; url?: string | undefined; email?: string | undefined } | undefined;
  license?: { name?: string | undefined; url?: string | undefined } | undefined;
  termsOfService?: string | undefined;
  link?: DocumentLink | undefined;
  servers: Server[];
  securitySchemes: SecurityScheme[];
  groups: OperationGroup[];
  /** The paths and webhooks that are in other documents. */
  unresolved: UnresolvedPath[];
  operationCount: number;
  /** The names of the schemas. */
  schemas: string[];
}

/** An example as text. */
export interface Example {
  name?: string | undefined;
  summary?: string | undefined;
  /** Absent if the example is at another address. */
  text?: string | undefined;
  externalUrl?: string | undefined;
}

/** The content of a request or a response in one media type. */
export interface MediaContent {
  type: string;
  schema?: JsonValue | undefined;
  /** The place of the schema, to generate an example. */
  pointer: string;
  /** The examples in the document. */
  examples: Example[];
}

/** A parameter or a header. */
export interface Parameter {
  name: string;
  /** `path`, `query`, `header` or `cookie`. */
  in: string;
  isRequired: boolean;
  isDeprecated: boolean;
  description?: string | undefined;
  schema?: JsonValue | undefined;
  example?: string | undefined;
  /** A `$ref` that leads nowhere, or to another document. */
  ref?: string | undefined;
}

/** A response. */
export interface Response {
  /** A status such as `200` or `4XX`, or `default`. */
  status: string;
  description?: string | undefined;
  headers: Parameter[];
  content: MediaContent[];
  links: ResponseLink[];
  ref?: string | undefined;
}

/** An operation that a response leads to. */
export interface ResponseLink {
  name: string;
  description?: string | undefined;
  /** The id of the operation in this document. */
  target?: string | undefined;
  /** The operation as written. */
  operation?: string | undefined;
  parameters: Array<{ name: string; value: string }>;
  ref?: string | undefined;
}

/** One alternative of authentication: all of its schemes are needed. None means that anyone may call. */
export type SecurityAlternative = Array<{ name: string; scopes: string[] }>;

/** An operation with everything about it. */
export interface OperationDetail {
  method: string;
  path: string;
  description?: string | undefined;
  link?: DocumentLink | undefined;
  /** The servers of the operation, if they differ from those of the document. */
  servers?: Server[] | undefined;
  security: SecurityAlternative[];
  parameters: Parameter[];
  requestBody?:
    | {
        description?: string | undefined;
        isRequired: boolean;
        content: MediaContent[];
        ref?: string | undefined;
      }
    | undefined;
  responses: Response[];
  callbacks: Array<{ name: string; operations: OperationDetail[]; unresolved: UnresolvedPath[] }>;
}

/** Why a definition cannot be shown. */
export interface DefinitionProblem {
  code: 'syntax' | 'notOpenApi' | 'version' | 'unexpected';
  /** The error, or the version that is not supported. */
  message?: string | undefined;
  line?: number | undefined;
}

/** A document in version 3.1. */
export interface OpenApiDocument {
  root: JsonObject;
  specification: string;
}
