import type { HomePageWidgetParams } from './HomePageWidgetBlueprint';
import type { LazyWidget } from './widgetTypes';

/** Returns the params of a widget whose title, layout and components are in one module, which the home page loads. */
export function widgetParts(
  load: () => Promise<LazyWidget>,
): Required<Pick<HomePageWidgetParams, 'components' | 'details'>> {
  return {
    details: async () => (await load()).details,
    components: async () => (await load()).parts,
  };
}
