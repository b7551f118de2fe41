/**
 * A schema that follows the Standard Schema convention: zod 4 and zod/mini do, and so does zod 3 from 3.24 on.
 * Declared here in the few fields that the engine reads, so that it depends on no schema library.
 */
export interface ConfigFieldSchema<TInput = unknown, TOutput = TInput> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => ConfigFieldResult<TOutput> | Promise<ConfigFieldResult<TOutput>>;
    readonly types?: { readonly input: TInput; readonly output: TOutput } | undefined;
  };
}

/** What validating one value gives. */
export type ConfigFieldResult<TOutput> =
  | { readonly value: TOutput; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<ConfigFieldIssue> };

/** One complaint of a schema. */
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

/** The config that people write: keys whose schema accepts their absence are optional. */
export type ConfigInput<TMap extends ConfigSchemaMap> = {
  [TKey in Exclude<keyof TMap, OptionalKeys<TMap>>]: FieldInput<TMap[TKey]>;
} & { [TKey in OptionalKeys<TMap>]?: FieldInput<TMap[TKey]> };
