import {
  type Entity,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  printableText,
  TEMPLATE_API_VERSIONS,
} from '#model';

/** A step of a template, as the details show it. */
export interface StepSummary {
  name: string;
  action: string;
  /** Whether the step runs only if a condition is met. */
  isConditional: boolean;
}

/** A field of the form. */
export interface InputSummary {
  /** The path in the values, such as `owner` or `database.name`. */
  path: string;
  title: string;
  description: string | undefined;
  isRequired: boolean;
}

/** What a template creates outside of its workspace, according to its actions. */
export type TemplateEffect = 'repository' | 'pullRequest' | 'catalog' | 'issue';

/** Whether the authors of a template advise against it: with the tag or the lifecycle `deprecated`. */
export function isDeprecated({ metadata, spec }: Entity): boolean {
  return spec?.['lifecycle'] === 'deprecated' || (metadata.tags?.includes('deprecated') ?? false);
}

/** Whether the backend runs templates of this API version. */
export function isRunnable({ apiVersion }: Entity): boolean {
  return TEMPLATE_API_VERSIONS.includes(apiVersion);
}

/** Lists the steps of a template. Entities can contain any value, so what is not a step is left out. */
export function listSteps({ spec }: Entity): StepSummary[] {
  const steps = spec?.['steps'];
  return (Array.isArray(steps) ? steps : []).flatMap((step) => {
    if (!isJsonObject(step)) return [];
    const action = printableText(step['action']);
    if (action === undefined) return [];
    const name = printableText(step['name']) ?? printableText(step['id']) ?? action;
    return [{ name, action, isConditional: step['if'] !== undefined }];
  });
}

const effects: ReadonlyArray<[RegExp, TemplateEffect]> = [
  [/^publish:.*(?:pull|merge)-request$/, 'pullRequest'],
  [/^publish:/, 'repository'],
  [/^github:repo:create$/, 'repository'],
  [/^github:issues:create$/, 'issue'],
  [/^catalog:register$/, 'catalog'],
];

/** Lists what the steps create, each once, in the order of the steps. */
export function listEffects(steps: readonly StepSummary[]): TemplateEffect[] {
  const found = steps.flatMap(({ action }) => effects.find(([pattern]) => pattern.test(action))?.[1] ?? []);
  return [...new Set(found)];
}

/** Lists the titles of the links and texts that a task shows at its end. Titles can contain expressions, which are left out. */
export function listResults({ spec }: Entity): string[] {
  const output = spec?.['output'];
  if (!isJsonObject(output)) return [];
  return [output['links'], output['text']].flat().flatMap((part) => {
    const title = isJsonObject(part) ? printableText(part['title']) : undefined;
    return title === undefined || title.includes('${{') ? [] : [title];
  });
}

const maxDepth = 3;

/** Lists the fields of a page of the form, with those of objects inside it. */
export function listInputs(page: JsonObject, prefix = '', depth = 0): InputSummary[] {
  const { properties, required } = page;
  if (!isJsonObject(properties) || depth > maxDepth) return [];
  const names = new Set<JsonValue>(Array.isArray(required) ? required : []);
  return Object.entries(properties).flatMap(([name, field]) => {
    if (!isJsonObject(field) || field['ui:widget'] === 'hidden') return [];
    const path = `${prefix}${name}`;
    const inner = field['type'] === 'object' ? listInputs(field, `${path}.`, depth + 1) : [];
    if (inner.length > 0)
      return inner.map((one) => ({ ...one, isRequired: one.isRequired && names.has(name) }));
    return [
      {
        path,
        title: printableText(field['title']) ?? path,
        description: printableText(field['description']),
        isRequired: names.has(name),
      },
    ];
  });
}
