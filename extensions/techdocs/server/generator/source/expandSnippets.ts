import { posix } from 'node:path';

export interface SnippetOptions {
  /** Folders that names are relative to. */
  folders: readonly string[];
  /** Reads a file of the source. Returns `undefined` if it does not exist. */
  read(path: string): Promise<string | undefined>;
  /** Called for each name that is not found. */
  onMissing: (name: string) => void;
}

const LINE = /^([ \t]*)(;?)-+8<-+ +(["'])(.*?)\3[ \t]*$/;
const FENCE = /^([ \t]*)-+8<-+[ \t]*$/;
const SECTION = /-+8<-+ \[ *(start|end) *: *([\w-]+) *\]/;
const MAX_DEPTH = 10;
/** Bytes of all snippets of a page, so that files that include each other cannot fill the memory. */
const MAX_LENGTH = 5 * 1024 * 1024;

/** Replaces `--8<-- "file.md"` with the file, its lines (`file.md:3:5`) or its section (`file.md:name`). */
export async function expandSnippets(source: string, options: SnippetOptions): Promise<string> {
  let total = 0;

  async function expand(text: string, depth: number): Promise<string> {
    if (!text.includes('8<-')) return text;
    const lines: string[] = [];
    let inBlock = false;
    for (const line of text.split('\n')) {
      const [, indent, escaped, , name] = LINE.exec(line) ?? [];
      const fence = FENCE.exec(line);
      if (fence) inBlock = !inBlock;
      else if (inBlock && line.trim() !== '')
        lines.push(await include(line.trim(), /^\s*/.exec(line)?.[0] ?? '', depth));
      else if (name === undefined) lines.push(line);
      else if (escaped === ';') lines.push(line.replace(';', ''));
      else lines.push(await include(name, indent ?? '', depth));
    }
    return lines.join('\n');
  }

  async function include(written: string, indent: string, depth: number): Promise<string> {
    const [, name = '', from, to, section] = /^(.*?)(?::(\d*)(?::(\d*))?|:([\w-]+))?$/.exec(written) ?? [];
    const content = /^https?:/.test(written) ? undefined : await findFile(name);
    if (content === undefined || depth >= MAX_DEPTH) {
      options.onMissing(written);
      return '';
    }
    total += content.length;
    if (total > MAX_LENGTH) {
      options.onMissing(written);
      return '';
    }
    const picked = section === undefined ? pickLines(content, from, to) : pickSection(content, section);
    const expanded = await expand(picked, depth + 1);
    return expanded
      .split('\n')
      .filter((line) => !SECTION.test(line))
      .map((line) => (line === '' ? line : indent + line))
      .join('\n');
  }

  async function findFile(name: string): Promise<string | undefined> {
    for (const folder of options.folders) {
      const content = await options.read(posix.join(folder, name));
      if (content !== undefined) return content.replaceAll('\r\n', '\n').replace(/\n$/, '');
    }
    return undefined;
  }

  return expand(source, 0);
}

function pickLines(content: string, from: string | undefined, to: string | undefined): string {
  if (from === undefined) return content;
  const first = from === '' ? 1 : Number(from);
  return content
    .split('\n')
    .slice(Math.max(0, first - 1), to === undefined || to === '' ? undefined : Number(to))
    .join('\n');
}

function pickSection(content: string, name: string): string {
  const picked: string[] = [];
  let inside = false;
  for (const line of content.split('\n')) {
    const [, mark, section] = SECTION.exec(line) ?? [];
    if (mark !== undefined && section === name) inside = mark === 'start';
    else if (inside) picked.push(line);
  }
  return picked.join('\n');
}
