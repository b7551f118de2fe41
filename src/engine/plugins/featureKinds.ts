import type { InternalFrontendFeatureLoader } from './frontendFeatureLoader';
import type { InternalFrontendModule } from './frontendModule';
import type { InternalFrontendPlugin } from '../definitions/frontendPlugin';

function hasMark(value: unknown, mark: string): boolean {
  return typeof value === 'object' && value !== null && '$$type' in value && value.$$type === mark;
}

/** Whether a value is a plugin. */
export function isPlugin(value: unknown): value is InternalFrontendPlugin {
  return hasMark(value, '@trellis/FrontendPlugin');
}

/** Whether a value is a module. */
export function isModule(value: unknown): value is InternalFrontendModule {
  return hasMark(value, '@trellis/FrontendModule');
}

/** Whether a value is a feature loader. */
export function isFeatureLoader(value: unknown): value is InternalFrontendFeatureLoader {
  return hasMark(value, '@trellis/FrontendFeatureLoader');
}
