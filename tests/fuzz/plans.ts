/** Plain data that features are built from, so that a failing case can be stored. */
export type FeaturePlan = PluginPlan | ModulePlan;

export interface PluginPlan {
  plugin: string;
  extensions: ExtensionPlan[];
  /** Routes and external routes, by key, with their params. */
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
  /** The feature flag that the extension requires. */
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

/** Data that extensions pass to each other. */
export const refNames = ['element', 'path', 'routeRef', 'title', 'api', 'signInPage'] as const;

/** What a factory does. All but the first are mistakes that a plugin can have. */
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
  'throws halfway',
  'reads everything',
] as const;

/** How a schema validates its value. */
export const schemaPlans = ['text', 'number', 'choice', 'list', 'required', 'throws', 'odd issues'] as const;
