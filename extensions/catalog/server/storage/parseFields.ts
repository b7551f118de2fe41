import type { JsonObject, JsonValue } from '#model';
import type { EntityFields, PrintedEntity } from '../ports/reader';
import { JsonScanner } from './jsonScanner';
import { setOwn } from './setOwn';

/**
 * Parses the parts of a printed entity that these paths can lead to, and skips the others, because lists of a few fields of
 * all entities are common. Keys can contain dots, so a path leads to every key that it starts with.
 *
 * @throws SyntaxError if the text is not JSON as `JSON.stringify` prints it, without spaces
 */
export function parseFields(printed: PrintedEntity, fields: EntityFields): JsonObject {
  return parseMap(new JsonScanner(printed), fields);
}

const DOT = '.'.charCodeAt(0);

function parseMap(scanner: JsonScanner, paths: readonly string[]): JsonObject {
  const map: JsonObject = {};
  scanner.enterMap();
  for (let isFirst = true; ; isFirst = false) {
    const name = scanner.nextKey(isFirst);
    if (name === undefined) return map;
    if (paths.includes(name)) {
      const start = scanner.at;
      scanner.skipValue();
      setOwn(map, name, JSON.parse(scanner.since(start)) as JsonValue);
      continue;
    }
    const below = paths.filter((path) => path.charCodeAt(name.length) === DOT && path.startsWith(name));
    if (below.length === 0 || !scanner.isAtMap) scanner.skipValue();
    else
      setOwn(
        map,
        name,
        parseMap(
          scanner,
          below.map((path) => path.slice(name.length + 1)),
        ),
      );
  }
}
