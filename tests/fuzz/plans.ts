/** Plain data from which features are built, so that a case that fails can be stored and built again. */
export type FeaturePlan = PluginPlan | ModulePlan;

export interface PluginPlan {
  plugin: string;
  extensions: ExtensionPlan[];
  /** Keys of routes, and of external routes with the params of each. */
  routes?: { [key in string]: string[] };
  externalRoutes?: { [key in string]: { params: string[]; target?: string } };
  flags?: string[];
}

export interface ModulePlan {
  module: string;
  extensions: ExtensionPlan[];
}

export interface PointPlan {
  id: string;
  input: string;
}

export interface ExtensionPlan {
  kind?: string;
  name?: string;
  attachTo: PointPlan | PointPlan[];
  disabled?: boolean;
  inputs?: { [name in string]: InputPlan };
  output: Array<{ ref: RefName; optional?: boolean }>;
  factory: FactoryPlan;
  schema?: { [key in string]: SchemaPlan };
  /** The name of a feature flag that is asked for. */
  flag?: string;
}

export interface InputPlan {
  refs: RefName[];
  singleton?: boolean;
  optional?: boolean;
  internal?: boolean;
  replaces?: PointPlan[];
}

export type RefName = (typeof refNames)[number];
export type FactoryPlan = (typeof factoryPlans)[number];
export type SchemaPlan = (typeof schemaPlans)[number];

/** What flows between extensions. */
export const refNames = ['element', 'path', 'routeRef', 'title', 'api', 'signInPage'] as const;

/** What a factory does: what it should, or what a plugin that nobody tested might do. */
export const factoryPlans = [
  'good',
  'nothing',
  'twice',
  'undeclared',
  'throws',
  'throws nothing',
  'throws something unprintable',
  'gives null',
  'gives a number',
  'gives a promise',
  'gives holes',
  'throws half-way',
  'reads everything',
] as const;

/** What a schema does with its value. */
export const schemaPlans = ['text', 'number', 'choice', 'list', 'required', 'throws', 'odd issues'] as const;
