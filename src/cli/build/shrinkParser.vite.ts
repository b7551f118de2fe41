import type { Plugin } from 'vite';

/** An enumeration as TypeScript compiles it, with the names of its values. */
const ENUM =
  /\(function\((\w+)\) \{\n((?:\s*\1\[\1\["\w+"\] = -?\d+\] = "\w+";\n)+)\s*\}\)\(([\w$]+) \|\| \(\3 = \{\}\)\);/g;
const MEMBER = /\["(\w+)"\] = (-?\d+)/g;
/** Another name of an enumeration. */
const ALIAS = /\bconst ([\w$]+) = (\w+);/g;
/** Reports of errors in HTML, for which the reader has no listener. */
const REPORT = /\b(?:this|p)\._err\([^;{}]*\);/g;

/**
 * Writes the numbers of the parser's enumerations instead of their names, and leaves out its reports of errors: 5 kB (gzip) of the
 * worker that reads documentation.
 */
export const shrinkParser: Plugin = {
  name: 'trellis:shrink-parser',
  apply: 'build',
  renderChunk(code, { moduleIds }) {
    if (!moduleIds.some((id) => /[\\/]parse5[\\/]/.test(id))) return undefined;
    const enums = new Map<string, Map<string, string>>();
    for (const [, , members = '', name = ''] of code.matchAll(ENUM))
      enums.set(name, new Map([...members.matchAll(MEMBER)].map(([, key = '', value = '']) => [key, value])));
    if (enums.size === 0) throw new Error('The parser has no enumerations. Correct or delete shrinkParser.');
    for (const [, alias = '', name = ''] of code.matchAll(ALIAS)) {
      const values = enums.get(name);
      if (values) enums.set(alias, values);
    }
    const inlined = code
      .replaceAll(REPORT, ';')
      .replaceAll(
        /(?<![\w$.])([\w$]+)\.([A-Z]\w*)\b/g,
        (use, name: string, key: string) => enums.get(name)?.get(key) ?? use,
      );
    return dropUnused(inlined);
  },
};

/** Drops the other names of enumerations, and then the enumerations, that nothing else names. */
function dropUnused(code: string): string {
  const count = (text: string, name: string): number =>
    text.split(/[^\w$]+/).filter((word) => word === name).length;
  const enums = new Set([...code.matchAll(ENUM)].map(([, , , name = '']) => name));
  const once = code.replaceAll(ALIAS, (statement, alias: string, name: string) =>
    enums.has(name) && count(code, alias) === 1 ? '' : statement,
  );
  // An enumeration that is not used is named three times: where it is declared, and twice where it is defined.
  return once.replaceAll(ENUM, (definition, _1, _2, name: string) =>
    count(once.replaceAll(ENUM, ''), name) <= 1 ? '' : definition,
  );
}
