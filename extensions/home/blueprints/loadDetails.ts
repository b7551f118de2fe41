import type { HomePageWidgetData } from './widgetTypes';

/** Loads what the page and the gallery need to know about a widget. */
export async function loadDetails(widget: HomePageWidgetData): Promise<HomePageWidgetData> {
  return { ...(await widget.details?.()), ...widget };
}
