import { decodeUrlPart } from '#protocol';

/** Matches the start of a path with a pattern such as `/docs/:namespace/:kind/:name`. Parameters and the rest are decoded. */
export function matchEarlyPath(
  pattern: unknown,
  path: string,
): { params: Readonly<Record<string, string>>; rest: string } | undefined {
  const wanted = String(pattern).split('/');
  const parts = path.split('/').map(decodeUrlPart);
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const part = parts[index];
    if (segment.startsWith(':') && part) params[segment.slice(1)] = part;
    else if (segment !== part) return undefined;
  }
  return { params, rest: parts.slice(wanted.length).join('/') };
}
