import { stringify } from 'yaml';
import type { Entity } from '#model';

/** Annotations that the catalog adds. */
const ownAnnotations = [
  'backstage.io/managed-by-location',
  'backstage.io/managed-by-origin-location',
  'backstage.io/source-location',
  'backstage.io/view-url',
  'backstage.io/edit-url',
  'backstage.io/orphan',
];

/** Prints a template of the catalog as a descriptor, without what the catalog added. */
export function printTemplate({ apiVersion, kind, metadata, spec }: Entity): string {
  const {
    uid: _uid,
    etag: _etag,
    annotations = {},
    ...rest
  } = metadata as Entity['metadata'] & {
    uid?: string;
    etag?: string;
  };
  const own = Object.entries(annotations).filter(([name]) => !ownAnnotations.includes(name));
  const written = {
    apiVersion,
    kind,
    metadata: {
      ...Object.fromEntries(
        Object.entries(rest).filter(([name, value]) => name !== 'namespace' || value !== 'default'),
      ),
      ...(own.length > 0 && { annotations: Object.fromEntries(own) }),
    },
    spec,
  };
  return stringify(written, { lineWidth: 0 });
}
