import { extname } from 'node:path';

/**
 * Types of files that a browser may show or apply. Documentation is written by many people, so nothing that a browser executes is
 * among them: pages, SVG images and scripts are text.
 */
const shown: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.bmp': 'image/bmp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.pdf': 'application/pdf',
};

/** Types of files that are only downloaded. */
const downloaded = new Set(['.zip', '.gz', '.tgz', '.tar', '.7z', '.docx', '.xlsx', '.pptx', '.bin', '.exe']);

/** Returns the content type of a file of a site. */
export function findContentType(path: string): string {
  const extension = extname(path).toLowerCase();
  if (downloaded.has(extension)) return 'application/octet-stream';
  return shown[extension] ?? 'text/plain; charset=utf-8';
}
