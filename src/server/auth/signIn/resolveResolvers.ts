import { findCandidates } from '#diagnostics';
import { readFlag, readMaps, readText, readTexts, type ConfigData } from '#backend';
import type { SignInResolverSettings } from './resolverSettings';
import { resolvers } from './resolvers';

/** Resolves `signIn.resolvers` of a provider's environment. `path` is the path of the list. */
export function resolveResolvers(
  settings: ConfigData,
  path: string,
  emailAnnotation?: string,
): SignInResolverSettings[] {
  return readMaps(settings, 'signIn.resolvers').map((entry, index) => ({
    path: `${path}.signIn.resolvers[${index}]`,
    resolver: readText(entry, 'resolver') ?? '',
    allowedDomains: readTexts(entry, 'allowedDomains'),
    annotation: readText(entry, 'annotation') ?? emailAnnotation,
    allowUnknown: readFlag(entry, 'dangerouslyAllowSignInWithoutUserInCatalog') === true,
  }));
}

/** Returns a warning for each unknown resolver. */
export function listUnknownResolvers(entries: readonly SignInResolverSettings[]): string[] {
  return entries
    .filter(({ resolver }) => !Object.hasOwn(resolvers, resolver))
    .map((entry) => {
      const [candidate] = findCandidates(entry.resolver, Object.keys(resolvers));
      const hint = candidate === undefined ? '' : ` Did you mean '${candidate}'?`;
      return `Unknown sign-in resolver '${entry.resolver}' (${entry.path}).${hint}`;
    });
}
