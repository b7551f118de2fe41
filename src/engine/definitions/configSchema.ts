/**
 * A schema of the Standard Schema convention, such as those of zod 4, zod/mini and zod 3.24 or later. Declares only the fields
 * that the engine reads, so that the engine does not depend on a schema library.
 */
export interface ConfigFieldSchema<TInput = unknown, TOutput = TInput> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => ConfigFieldResult<TOutput> | Promise<ConfigFieldResult<TOutput>>;
    readonly types?: { readonly input: TInput; readonly output: TOutput } | undefined;
  };
}

/** The result of validating one value. */
export type ConfigFieldResult<TOutput> =
  | { readonly value: TOutput; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<ConfigFieldIssue> };

/** One validation error of a schema. */
export interface ConfigFieldIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** The config schema of an extension: the keys of its config and the schema of each. */
export type ConfigSchemaMap = { readonly [key in string]: ConfigFieldSchema };

type FieldOutput<TField> = TField extends ConfigFieldSchema<infer _TInput, infer TOutput> ? TOutput : never;

type FieldInput<TField> = TField extends ConfigFieldSchema<infer TInput, infer _TOutput> ? TInput : never;

type OptionalKeys<TMap> = {
  [TKey in keyof TMap]: undefined extends FieldInput<TMap[TKey]> ? TKey : never;
}[keyof TMap];

/** The config that a factory receives. */
export type ConfigOutput<TMap extends ConfigSchemaMap> = { [TKey in keyof TMap]: FieldOutput<TMap[TKey]> };

/** The config that users write. Keys whose schema accepts `undefined` are optional. */
export type ConfigInput<TMap extends ConfigSchemaMap> = {
  [TKey in Exclude<keyof TMap, OptionalKeys<TMap>>]: FieldInput<TMap[TKey]>;
} & { [TKey in OptionalKeys<TMap>]?: FieldInput<TMap[TKey]> };
