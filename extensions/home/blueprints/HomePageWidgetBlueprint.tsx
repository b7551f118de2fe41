import {
  ExtensionBoundary,
  createExtensionBlueprint,
  lazyPart,
  type JsonObject,
  useContentPending,
} from '#sdk';
import { homePageWidgetDataRef } from './homeDataRefs';
import type { HomePageWidgetDetails, HomePageWidgetParts } from './widgetTypes';

/** Params of {@link HomePageWidgetBlueprint}. */
export interface HomePageWidgetParams extends HomePageWidgetDetails {
  /** The name in `defaultConfig` and in stored layouts, such as `HomePageToolkit`. The id of the extension by default. */
  name?: string;
  components: () => Promise<HomePageWidgetParts>;
  /** Loads title, description, layout and settings when the home page opens, so that other pages don't load them. */
  details?: () => Promise<HomePageWidgetDetails>;
  /** Props of `Content`, besides the settings of the user. */
  componentProps?: JsonObject;
}

/**
 * Creates widgets of the home page. Users add them from a gallery.
 *
 * @example
 *   HomePageWidgetBlueprint.make({
 *     name: 'on-call',
 *     params: { title: 'On call', components: async () => ({ Content: (await import('./OnCall')).OnCall }) },
 *   });
 */
export const HomePageWidgetBlueprint = createExtensionBlueprint({
  kind: 'home-page-widget',
  attachTo: { id: 'page:home', input: 'widgets' },
  output: [homePageWidgetDataRef],
  dataRefs: { widget: homePageWidgetDataRef },
  factory({ components, componentProps, ...params }: HomePageWidgetParams, { node }) {
    const Widget = lazyPart<JsonObject>(async () => {
      const [{ createWidgetCard }, parts, details] = await Promise.all([
        import('./createWidgetCard'),
        components(),
        params.details?.(),
      ]);
      return createWidgetCard(parts, params.title ?? details?.title);
    }, WidgetPending);
    const BoundedWidget = (settings: JsonObject) => (
      <ExtensionBoundary node={node}>
        <Widget {...componentProps} {...settings} />
      </ExtensionBoundary>
    );
    return [
      homePageWidgetDataRef({
        ...params,
        node,
        name: params.name ?? node.spec.id,
        component: <BoundedWidget />,
      }),
    ];
  },
});

/** The place of a widget shows an empty card until the widget is loaded. */
function WidgetPending() {
  useContentPending();
  return null;
}
