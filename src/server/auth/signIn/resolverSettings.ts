/** One entry of `signIn.resolvers`. */
export interface SignInResolverSettings {
  /** Path of the entry, for messages. */
  path: string;
  resolver: string;
  allowedDomains?: readonly string[] | undefined;
  /** Annotation to compare with. Defaults to the provider's own annotation. */
  annotation?: string | undefined;
  /** Signs in users without a User entity, under the name that was looked up. */
  allowUnknown: boolean;
}
