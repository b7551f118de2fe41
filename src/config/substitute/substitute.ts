import { createProblem, printConfigPath, type ConfigPath, type Problem, type Result } from '#diagnostics';
import { configLimits } from '../located/configLimits';
import type { LocatedEntry, LocatedMap, LocatedScalar, LocatedValue, Span } from '../located/locatedValue';
import { emptyMap } from '../located/locatedValue';
import { parseYaml } from '../parse/parseYaml';
import type { ConfigSchema } from '../schema/configSchema';
import type { IncludeLink } from './createIncludeFix';
import { describeCycle, describeIncludeRefusal, type Refusal } from './describeInclude';
import { describeMalformed } from './describeMalformed';
import { describeMisfit, findMeantPath } from './describeMisfit';
import { describeMissing } from './describeMissing';
import { enterPath, findNearPath } from './enterPath';
import { findMalformedReference } from './findMalformedReference';
import { parseTemplate } from './parseTemplate';
import type { IncludedFile, ReadInclude } from './readInclude';
import { resolveTemplate, type ReadVariable } from './resolveTemplate';

/** The sources of substituted values. */
export interface SubstituteOptions {
  readVariable: ReadVariable;
  readInclude: ReadInclude;
  /** The id of the file that contains the values. */
  fileId: string;
  /** Validates included files and provides defaults. */
  schema: ConfigSchema;
}

/** The current position: the file, the surrounding includes, and the path in the configuration. */
interface Position {
  path: ConfigPath;
  fileId: string;
  /** The place of the key of the value, or of the list item. */
  key?: Span | undefined;
  /** `file#path` of each surrounding include, outermost first. */
  chain: readonly IncludeLink[];
}

/** `target#innerPath` as written, with variables replaced. */
interface WrittenInclude {
  argument: string;
  target: string;
  innerPath: string;
}

const directives = ['$env', '$file', '$include'] as const;
type Directive = (typeof directives)[number];

/**
 * Replaces `${VAR}` in strings and the directives `$env`, `$file` and `$include` with their values.
 *
 * Takes the values of one file. Each resulting value keeps its place: included values are located in the included file, and
 * substituted values at their `${…}`. If a value cannot be resolved, it is removed and a problem is reported. Never throws, and
 * ends even if files include each other.
 */
export function substitute(root: LocatedMap, options: SubstituteOptions): Result<LocatedMap> {
  const substitution = new Substitution(options);
  const start: Position = {
    path: [],
    fileId: options.fileId,
    chain: [{ id: `${options.fileId}#`, shown: root.at?.file ?? options.fileId }],
  };
  const value = substitution.substitute(root, start);
  return { value: value?.kind === 'map' ? value : emptyMap, problems: substitution.problems };
}

class Substitution {
  readonly problems: Problem[] = [];
  readonly #options: SubstituteOptions;
  readonly #parsed = new Map<string, LocatedValue | undefined>();
  #includes = 0;
  #values = 0;

  constructor(options: SubstituteOptions) {
    this.#options = options;
  }

  substitute(value: LocatedValue, position: Position): LocatedValue | undefined {
    this.#values += 1;
    if (this.#values > configLimits.values) return this.#stopAtLimit(value, position);
    if (value.kind === 'scalar') return this.#substituteScalar(value, position);
    if (value.kind === 'list') {
      const items = value.items.flatMap((item, index) => {
        return this.substitute(item, { ...position, path: [...position.path, index], key: item.at }) ?? [];
      });
      return { ...value, items };
    }
    const directive = directives.find((name) => value.entries.has(name));
    return directive ? this.#apply(directive, value, position) : this.#substituteMap(value, position);
  }

  #stopAtLimit(value: LocatedValue, position: Position): undefined {
    if (this.#values > configLimits.values + 1) return undefined;
    const message = `The configuration and its includes have more than ${configLimits.values} values.`;
    return this.#refuse(message, value.at, position);
  }

  #substituteMap(map: LocatedMap, position: Position): LocatedMap {
    const entries = new Map<string, LocatedEntry>();
    for (const [name, entry] of map.entries) {
      const value = this.substitute(entry.value, {
        ...position,
        path: [...position.path, name],
        key: entry.key,
      });
      if (value !== undefined) entries.set(name, { ...entry, value });
    }
    return { ...map, entries };
  }

  #substituteScalar(scalar: LocatedScalar, position: Position): LocatedScalar | undefined {
    if (typeof scalar.value !== 'string') return scalar;
    this.#checkReferences(scalar.value, scalar.at, position);
    if (!scalar.value.includes('${')) return scalar;
    const text = this.#resolveText(scalar.value, scalar.at, position);
    return text === undefined ? undefined : { ...scalar, value: text, filledIn: true };
  }

  #checkReferences(text: string, at: Span | undefined, position: Position): void {
    const { readVariable, schema } = this.#options;
    const found = findMalformedReference(text, (name) => readVariable(name) !== undefined);
    const where = this.#where(at, position);
    if (found) this.problems.push(describeMalformed(found, position.path, schema, where));
  }

  #resolveText(text: string, at: Span | undefined, position: Position): string | undefined {
    const template = parseTemplate(text);
    if (template === undefined) {
      const message = `The defaults in this value exceed the limit of ${configLimits.nestedDefaults} nested levels.`;
      this.problems.push(
        createProblem('CONFIG_SYNTAX_INVALID', { message, where: this.#where(at, position) }),
      );
      return undefined;
    }
    const resolved = resolveTemplate(template, this.#options.readVariable);
    if ('text' in resolved) return resolved.text;
    this.problems.push(describeMissing(resolved.missing, position.path, this.#where(at, position)));
    return undefined;
  }

  #apply(directive: Directive, map: LocatedMap, position: Position): LocatedValue | undefined {
    const entry = map.entries.get(directive);
    const at = entry?.key ?? map.at;
    if (entry?.value.kind !== 'scalar' || typeof entry.value.value !== 'string') {
      return this.#refuse(`The value of '${directive}' must be a string.`, at, position);
    }
    if (map.entries.size > 1) {
      return this.#refuse(`'${directive}' must be the only key of its map.`, at, position, {
        hint: 'Move the other keys to another map.',
      });
    }
    const argument = this.#resolveText(entry.value.value, entry.value.at, position);
    if (argument === undefined) return undefined;
    if (directive === '$env') return this.#readVariable(argument, entry.value.at, position);
    return this.#read(directive, argument, entry.value.at, position);
  }

  #readVariable(name: string, at: Span | undefined, position: Position): LocatedValue | undefined {
    const value = this.#options.readVariable(name);
    if (value !== undefined) return { kind: 'scalar', value, at, filledIn: true };
    this.problems.push(describeMissing([name], position.path, this.#where(at, position)));
    return undefined;
  }

  #read(
    directive: '$file' | '$include',
    argument: string,
    at: Span | undefined,
    position: Position,
  ): LocatedValue | undefined {
    this.#includes += 1;
    if (this.#includes > configLimits.includes) {
      const message = `The configuration includes more than ${configLimits.includes} files.`;
      return this.#refuse(message, at, position);
    }
    const hash = directive === '$include' ? argument.indexOf('#') : -1;
    const target = hash < 0 ? argument : argument.slice(0, hash);
    const included = this.#options.readInclude(target, position.fileId);
    if ('refused' in included) {
      const { refused, hint, candidates = [] } = included;
      const nearest = candidates[0] && candidates[0] + (hash < 0 ? '' : argument.slice(hash));
      const alternatives = { written: argument, nearest, candidates };
      return this.#refuse(refused, at, position, { hint, alternatives });
    }
    if (directive === '$file') return { kind: 'scalar', value: included.text.trimEnd(), at, filledIn: true };
    return this.#include(
      included,
      { argument, target, innerPath: hash < 0 ? '' : argument.slice(hash + 1) },
      at,
      position,
    );
  }

  #include(
    included: IncludedFile,
    { argument, target, innerPath }: WrittenInclude,
    at: Span | undefined,
    position: Position,
  ): LocatedValue | undefined {
    const link: IncludeLink = {
      id: `${included.id}#${innerPath}`,
      shown: included.file + (innerPath && `#${innerPath}`),
      key: position.key,
    };
    const repeated = position.chain.findIndex(({ id }) => id === link.id);
    if (repeated >= 0) {
      const cycle = [...position.chain.slice(repeated), link];
      this.problems.push(describeCycle(cycle, this.#where(at, position)));
      return undefined;
    }
    const whole = this.#parse(included.id, included.file, included.text);
    const value = whole && enterPath(whole, innerPath);
    if (whole && value === undefined) {
      const near = findNearPath(whole, innerPath);
      const nearest = near && `${target}#${near}`;
      return this.#refuse(
        `Path '${innerPath}' does not exist in the included file '${included.file}'.`,
        at,
        position,
        {
          hint: near && `Did you mean '${near}'?`,
          alternatives: { written: argument, nearest, candidates: near ? [near] : [] },
        },
      );
    }
    const filled =
      value &&
      this.substitute(value, {
        path: position.path,
        key: position.key,
        fileId: included.location,
        chain: [...position.chain, link],
      });
    const misfit = filled && describeMisfit(filled, position.path, this.#options.schema);
    if (!whole || misfit === undefined) return filled;
    const meant = findMeantPath(whole, position.path);
    const nearest = meant && `${target}#${meant}`;
    return this.#refuse(`The included file '${link.shown}' ${misfit}`, at, position, {
      hint: nearest && `Did you mean '${nearest}'?`,
      alternatives: { written: argument, nearest, candidates: nearest ? [nearest] : [] },
    });
  }

  #parse(id: string, file: string, text: string): LocatedValue | undefined {
    if (this.#parsed.has(id)) return this.#parsed.get(id);
    const { value, problems } = parseYaml(text, file, this.#options.schema);
    this.problems.push(...problems);
    this.#parsed.set(id, value);
    return value;
  }

  #refuse(
    message: string,
    at: Span | undefined,
    position: Position,
    more: Omit<Refusal, 'message'> = {},
  ): undefined {
    this.problems.push(describeIncludeRefusal({ message, ...more }, at, this.#where(at, position)));
  }

  #where(at: Span | undefined, position: Position) {
    return at && { ...at, path: printConfigPath(position.path) };
  }
}
