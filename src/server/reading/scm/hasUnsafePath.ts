import type { ScmAddress } from '#model';
import { endsPath } from '../guard/endsPath';

/** Whether a part of an address would lead to another path of an API. URLs of requests are built from these parts. */
export function hasUnsafePath(address: ScmAddress): boolean {
  const { owner, organization, project, repo, ref, path, region } = address;
  return [owner, organization, project, repo, ref, path, region].some(
    (part) => part !== undefined && (endsPath(part) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(part)),
  );
}
