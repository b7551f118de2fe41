import { RESPOND_ASYNC } from '#protocol';
import { type EarlyPart, matchEarlyPath } from '#sdk/early';
import { printEntityPath, printPagePath } from './pageRequest';

/** API clients with settings or from plugins send other requests. */
const clients = ['api:app/fetch', 'api:app/discovery', 'api:techdocs', 'api:techdocs/storage'];

/** The HTML of a page of documentation, and its entity. */
export const techdocsEarlyPart: EarlyPart = {
  page({ path, settings, listed, read, backendUrl }) {
    const page = settings('page:techdocs/reader');
    const matched = page && matchEarlyPath(page['path'] ?? '/docs/:namespace/:kind/:name', path);
    const baseUrl = clients.some((id) => listed.includes(id)) ? undefined : backendUrl('techdocs');
    // The reader sends the preference to its own origin only.
    if (!matched || !baseUrl?.startsWith(`${location.origin}/`)) return undefined;
    const { namespace = '', kind = '', name = '' } = matched.params;
    const setting = read('techdocs.legacyUseCaseSensitiveTripletPaths');
    const keepsCase = setting === true || setting === 'true';
    const entity = { namespace, kind, name };
    return {
      skeleton: 'docs',
      requests: () => [
        {
          url: `${baseUrl}${printPagePath(entity, matched.rest, keepsCase)}`,
          headers: { prefer: RESPOND_ASYNC },
        },
        { url: `${baseUrl}/metadata/entity${printEntityPath(entity, keepsCase)}` },
      ],
    };
  },
};
