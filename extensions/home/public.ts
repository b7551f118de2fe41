/** The API for other plugins. */
export { HomePageLayoutBlueprint, type HomePageLayoutParams } from './blueprints/HomePageLayoutBlueprint';
export { HomePageWidgetBlueprint, type HomePageWidgetParams } from './blueprints/HomePageWidgetBlueprint';
export type {
  HomePageLayoutProps,
  HomePageWidgetData,
  HomePageWidgetDetails,
  HomePageWidgetLayout,
  HomePageWidgetParts,
  HomePageWidgetSettings,
  LazyWidget,
  WidgetSettingSchema,
} from './blueprints/widgetTypes';
export { widgetParts } from './blueprints/widgetParts';
export { useWidgetTexts } from './i18n/useWidgetTexts';
export {
  visitsApiRef,
  type NewVisit,
  type Visit,
  type VisitFilter,
  type VisitsApi,
  type VisitsQuery,
} from './visits/VisitsApi';
