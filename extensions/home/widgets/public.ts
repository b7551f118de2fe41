/** Parts of widgets for other plugins. Import them only in lazily loaded code. */
export { SettingsPending } from './SettingsPending';
export { WidgetEmpty, type WidgetEmptyProps } from './WidgetEmpty';
