import * as z from 'zod/mini';

/** What `sign-in-page:app` can be told. */
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

/** A way in that the page offers. */
export interface SignInChoice {
  /** `guest`, `custom`, or the id of a provider at the auth backend. */
  id: string;
  title?: string | undefined;
  message?: string | undefined;
  /** Given where a proxy in front of the portal says who comes, and nobody is led to a provider. */
  proxy?: ProxySettings | undefined;
}

/** How an identity-aware proxy is dealt with. */
export interface ProxySettings {
  /** What the question for the session carries beside the proxy's own headers. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Where the proxy forgets who came. */
  signOutUrl?: string | undefined;
}

/** The page as the configuration wants it. */
export interface SignInSettings {
  providers: readonly SignInChoice[];
  /** Whether a single provider is tried without a click. */
  auto: boolean;
  title?: string | undefined;
  text?: string | undefined;
  /** Address of a picture in place of the portal's mark. */
  logo?: string | undefined;
}

/** The proxy that says who comes by a way in; `undefined` for every other way. */
export function findProxy(
  { providers }: SignInSettings,
  provider: string | undefined,
): ProxySettings | undefined {
  return providers.find(({ id }) => id === provider)?.proxy;
}
