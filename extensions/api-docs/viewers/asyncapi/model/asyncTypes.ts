import type { JsonValue } from '#model';

/** A link out of a definition. Its URL is not trusted. */
export interface AsyncLink {
  url: string;
  title?: string | undefined;
}

/** A tag. */
export interface AsyncTag {
  name: string;
  description?: string | undefined;
}

/** Settings for one protocol. */
export interface AsyncBinding {
  protocol: string;
  /** Nested keys are joined with dots. */
  entries: Array<{ key: string; value: string }>;
}

/** One required way to authenticate. */
export interface AsyncSecurity {
  name: string;
  /** Such as `scramSha256` or `oauth2`. Undefined if the document does not define the scheme. */
  type?: string | undefined;
  description?: string | undefined;
  scopes: string[];
}

/** A variable of a server, or a parameter of the address of a channel. */
export interface AsyncParameter {
  name: string;
  description?: string | undefined;
  default?: string | undefined;
  options: string[];
  examples: string[];
  /** Where messages contain the value. */
  location?: string | undefined;
  ref?: string | undefined;
}

/** A broker or another server. */
export interface AsyncServer {
  name: string;
  title?: string | undefined;
  url: string;
  protocol?: string | undefined;
  description?: string | undefined;
  variables: AsyncParameter[];
  security: AsyncSecurity[];
  bindings: AsyncBinding[];
  tags: AsyncTag[];
  ref?: string | undefined;
}

/** Who sends: `send` if it is the described application, `receive` if others send to it. */
export type AsyncAction = 'send' | 'receive';

/** An operation in lists. */
export interface AsyncOperationSummary {
  id: string;
  action: AsyncAction;
  title?: string | undefined;
  isDeprecated: boolean;
}

/** A channel in lists. */
export interface AsyncChannelSummary {
  id: string;
  /** Undefined if the address is only known at run time. */
  address?: string | undefined;
  title?: string | undefined;
  summary?: string | undefined;
  operations: AsyncOperationSummary[];
  /** The text that a search looks in, in lower case. */
  text: string;
}

/** A document without the details of its channels. */
export interface AsyncOutline {
  /** The operations whose channel, or which themselves, are in other documents. */
  unresolved: Array<{ id: string; ref: string }>;
  title?: string | undefined;
  version?: string | undefined;
  /** Such as `AsyncAPI 2.6.0`. */
  specification: string;
  id?: string | undefined;
  description?: string | undefined;
  contact?: { name?: string | undefined; url?: string | undefined; email?: string | undefined } | undefined;
  license?: { name?: string | undefined; url?: string | undefined } | undefined;
  termsOfService?: string | undefined;
  link?: AsyncLink | undefined;
  tags: AsyncTag[];
  servers: AsyncServer[];
  channels: AsyncChannelSummary[];
  schemas: string[];
}

/** A schema of a message. */
export interface AsyncSchema {
  /** Drawn if it is a JSON schema. */
  schema?: JsonValue | undefined;
  /** The place of the schema in the document, to generate an example. */
  pointer: string;
  /** The text of a schema in another format. */
  text?: string | undefined;
  /** The format, unless it is the default one. */
  format?: string | undefined;
  /** A `$ref` that leads nowhere, or to another document. */
  ref?: string | undefined;
}

/** An example of a message. */
export interface AsyncExample {
  name?: string | undefined;
  summary?: string | undefined;
  headers?: string | undefined;
  payload?: string | undefined;
  isGenerated: boolean;
}

/** A message. */
export interface AsyncMessage {
  /** Unique in the channel. */
  id: string;
  name: string;
  title?: string | undefined;
  summary?: string | undefined;
  description?: string | undefined;
  contentType?: string | undefined;
  isDeprecated: boolean;
  correlation?: { location: string; description?: string | undefined } | undefined;
  headers?: AsyncSchema | undefined;
  payload?: AsyncSchema | undefined;
  examples: AsyncExample[];
  bindings: AsyncBinding[];
  tags: AsyncTag[];
  link?: AsyncLink | undefined;
  ref?: string | undefined;
}

/** An operation. */
export interface AsyncOperation extends AsyncOperationSummary {
  summary?: string | undefined;
  description?: string | undefined;
  /** The ids of its messages in the channel. */
  messages: string[];
  security: AsyncSecurity[];
  bindings: AsyncBinding[];
  tags: AsyncTag[];
  link?: AsyncLink | undefined;
  reply?: AsyncReply | undefined;
}

/** Where an operation expects its reply. */
export interface AsyncReply {
  /** The id of the channel. */
  channel?: string | undefined;
  /** Where the request contains the address. */
  location?: string | undefined;
  description?: string | undefined;
}

/** A channel with everything about it. */
export interface AsyncChannel {
  id: string;
  address?: string | undefined;
  title?: string | undefined;
  summary?: string | undefined;
  description?: string | undefined;
  parameters: AsyncParameter[];
  /** The names of its servers. Empty if it is available on all. */
  servers: string[];
  operations: AsyncOperation[];
  messages: AsyncMessage[];
  bindings: AsyncBinding[];
  tags: AsyncTag[];
  link?: AsyncLink | undefined;
  ref?: string | undefined;
}

/** Why a definition cannot be shown. */
export interface AsyncProblem {
  code: 'syntax' | 'notAsyncApi' | 'version';
  /** The error, or the version that is not supported. */
  message?: string | undefined;
  line?: number | undefined;
}
