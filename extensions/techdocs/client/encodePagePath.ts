import { decodeUrlPart } from '#protocol';

/** Encodes the path of a page in a site, such as `größe & co/#part`. What is encoded already stays, as do query and hash. */
export function encodePagePath(path: string): string {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const parts = written.split('/').map((part) => encodeURIComponent(decodeUrlPart(part)));
  return `${parts.join('/')}${rest}`;
}
