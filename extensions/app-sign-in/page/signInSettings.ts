import * as z from 'zod/mini';

/** Config schema of `sign-in-page:app`. */
export const signInConfigSchema = {
  providers: z._default(
    z.array(
      z.union([
        z.string(),
        z.object({
          id: z.string(),
          title: z.optional(z.string()),
          message: z.optional(z.string()),
          proxy: z.optional(
            z.object({
              headers: z.optional(z.record(z.string(), z.string())),
              signOutUrl: z.optional(z.string()),
            }),
          ),
        }),
      ]),
    ),
    ['guest'],
  ),
  auto: z._default(z.boolean(), true),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  logo: z.optional(z.string()),
};

/** A sign-in method on the page. */
export interface SignInMethodSettings {
  /** `guest`, `custom`, or a provider id on the auth backend. */
  id: string;
  title?: string | undefined;
  message?: string | undefined;
  /** Set if a proxy in front of the portal authenticates users, so that they are not redirected to a provider. */
  proxy?: ProxySettings | undefined;
}

/** Settings of an identity-aware proxy. */
export interface ProxySettings {
  /** Additional headers of session requests. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The URL that signs the user out of the proxy. */
  signOutUrl?: string | undefined;
}

/** The configuration of the page. */
export interface SignInSettings {
  providers: readonly SignInMethodSettings[];
  /** Whether to start sign-in automatically if there is only one provider. */
  auto: boolean;
  title?: string | undefined;
  text?: string | undefined;
  /** URL of an image that replaces the Trellis logo. */
  logo?: string | undefined;
}

/** Returns the proxy settings of a sign-in method; `undefined` if it does not use a proxy. */
export function findProxy(
  { providers }: SignInSettings,
  provider: string | undefined,
): ProxySettings | undefined {
  return providers.find(({ id }) => id === provider)?.proxy;
}
