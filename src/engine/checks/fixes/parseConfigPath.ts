import { type ConfigPath, isRecord } from '#diagnostics';

/**
 * Reads a printed path such as `app.extensions[3].page:catalog.config` back. Keys may hold dots and brackets themselves, so
 * it is read along the data that it leads into; what the data does not have is left out.
 */
export function parseConfigPath(printed: string, data: unknown): ConfigPath {
  const path: Array<string | number> = [];
  let rest = printed;
  let current = data;
  while (rest !== '') {
    const step: { key: string | number; rest: string } | undefined = takeStep(rest, current);
    if (!step) return path;
    path.push(step.key);
    current = (current as { [key in string | number]: unknown })[step.key];
    rest = step.rest;
  }
  return path;
}

function takeStep(text: string, value: unknown): { key: string | number; rest: string } | undefined {
  if (Array.isArray(value)) {
    const [whole = '', digits = ''] = /^\[(\d+)\]/.exec(text) ?? [];
    return whole === '' || Number(digits) >= value.length
      ? undefined
      : { key: Number(digits), rest: text.slice(whole.length) };
  }
  if (!isRecord(value)) return undefined;
  const written = text.startsWith('.') ? text.slice(1) : text;
  if (Object.hasOwn(value, written)) return { key: written, rest: '' };
  let longest: string | undefined;
  for (const key of Object.keys(value)) {
    const fits = written.startsWith(key) && ['.', '['].includes(written[key.length] ?? '');
    if (fits && key.length > (longest?.length ?? -1)) longest = key;
  }
  return longest === undefined ? undefined : { key: longest, rest: written.slice(longest.length) };
}
