/** One entry of `signIn.resolvers`. */
export interface SignInResolverSettings {
  /** Where it stands, for messages. */
  path: string;
  resolver: string;
  allowedDomains?: readonly string[] | undefined;
  /** Annotation to compare with; the provider's own where it is not given. */
  annotation?: string | undefined;
  /** Whoever the catalogue does not know is let in under the name that was looked for. */
  allowUnknown: boolean;
}
