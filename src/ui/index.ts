export { createTrellisTheme } from './theme/createTrellisTheme';
export type { TrellisThemeOptions } from './theme/createTrellisTheme';
export { TrellisThemeProvider } from './theme/TrellisThemeProvider';
export type { TrellisThemeProviderProps } from './theme/TrellisThemeProvider';
export { resolveTokens } from './theme/resolveTokens';
export { createTokens } from './theme/tokens';
export type { ThemeVariant, Tokens } from './theme/tokens';
export type { KindHue, StatusTone } from './theme/palette';
export {
  fontFamily,
  fontSize,
  fontWeight,
  height,
  layer,
  measure,
  motion,
  radius,
  rem,
  space,
} from './theme/scale';
export { UiTextContext, englishUiText, useUiText } from './text/uiText';
export { UiLanguageContext, useFormatNumber, useUiLanguage } from './text/uiLanguage';
export type { UiText } from './text/uiText';
export { viewersTranslationRef } from './text/i18n/viewersTranslationRef';
export { uiMessages } from './text/uiMessages';
export { uiTranslations } from './text/uiTranslations';
export type { UiMessageKey } from './text/uiMessages';
export { VisuallyHidden } from './a11y/VisuallyHidden';
export { SkipLink, mainContentId } from './a11y/SkipLink';
export { scrollRegion } from './a11y/scrollRegion';
export { coveringInput } from './a11y/coveringInput';
export { RouterLink } from './link/RouterLink';
export type { RouterLinkProps } from './link/RouterLink';
export { SafeLink } from './link/SafeLink';
export type { SafeLinkProps } from './link/SafeLink';
export { resolveSafeHref } from './link/resolveSafeHref';
export type { SafeHrefOptions } from './link/resolveSafeHref';
export { Page } from './page/Page';
export { Content } from './page/Content';
export { PageHeader } from './page/PageHeader';
export type { PageHeaderProps } from './page/PageHeader';
export type { PageTab, PageTabGroupItem, PageTabItem } from './page/PageTabs';
export type { Breadcrumb } from './page/Breadcrumbs';
export { InfoCard } from './card/InfoCard';
export type { InfoCardProps } from './card/InfoCard';
export { DataTable } from './table/DataTable';
export type { DataTableProps } from './table/DataTable';
export { useClientRows } from './table/useClientRows';
export type { ClientRowsOptions } from './table/useClientRows';
export { ClientTable } from './table/ClientTable';
export type { ClientTableProps } from './table/ClientTable';
export { useTableStateInUrl } from './table/state/useTableStateInUrl';
export type { TableStateInUrlOptions } from './table/state/useTableStateInUrl';
export { useStoredTableLayout } from './table/layout/useStoredTableLayout';
export { applyTableLayout } from './table/layout/tableLayout';
export { TableLayoutMenu } from './table/layout/TableLayoutMenu';
export type { ArrangedColumn, TableLayoutMenuProps } from './table/layout/TableLayoutMenu';
export { tableTranslationRef } from './table/i18n/tableTranslationRef';
export type {
  ClientColumn,
  CursorPagination,
  DataTableColumn,
  HideBelow,
  OffsetPagination,
  SortState,
  TableDensity,
  TableFilter,
  TableLayout,
  TablePagination,
  TableState,
  TableValue,
} from './table/tableTypes';
export { EmptyState } from './feedback/EmptyState';
export type { EmptyStateProps } from './feedback/EmptyState';
export { ErrorPanel } from './feedback/ErrorPanel';
export type { ErrorPanelProps } from './feedback/ErrorPanel';
export { describeError } from './feedback/describeError';
export type { ErrorDescription } from './feedback/describeError';
export { ProgressBar } from './feedback/ProgressBar';
export type { ProgressBarProps } from './feedback/ProgressBar';
export { SkeletonLine } from './feedback/SkeletonLine';
export { CopyButton } from './data/CopyButton';
export type { CopyButtonProps } from './data/CopyButton';
export { RelativeTime } from './data/RelativeTime';
export type { RelativeTimeProps } from './data/RelativeTime';
export { SelectField } from './filter/SelectField';
export type { SelectFieldProps, SelectOption } from './filter/SelectField';
export { MenuButton } from './overlay/MenuButton';
export type { MenuButtonProps } from './overlay/MenuButton';
export { useMenu } from './overlay/useMenu';
export type { MenuAction } from './overlay/useMenu';
export { Tooltip } from './overlay/Tooltip';
export type { TooltipProps } from './overlay/Tooltip';
export { HoverCard } from './overlay/HoverCard';
export type { HoverCardProps } from './overlay/HoverCard';
export { Kbd } from './data/Kbd';
export { Truncate } from './data/Truncate';
export type { TruncateProps } from './data/Truncate';
export { KeyValueList } from './data/KeyValueList';
export type { KeyValue, KeyValueListProps } from './data/KeyValueList';
export { TagList } from './data/TagList';
export type { TagListProps } from './data/TagList';
export { KindIcon } from './data/KindIcon';
export type { KindIconProps } from './data/KindIcon';
export { resolveKindHue, resolveKindIcon } from './data/kindIcons';
export { Avatar } from './data/Avatar';
export type { AvatarProps } from './data/Avatar';
export { StatusBadge } from './feedback/StatusBadge';
export type { StatusBadgeProps } from './feedback/StatusBadge';
export { SkeletonCard, SkeletonHeader, SkeletonText } from './feedback/Skeletons';
export { CodeView } from './code/CodeView';
export type { CodeViewProps } from './code/CodeView';
export { Gauge } from './gauge/Gauge';
export { LinearGauge } from './gauge/LinearGauge';
export type { GaugeProps } from './gauge/gaugeTypes';
export { resolveGaugeTone } from './gauge/resolveGaugeTone';
export type { GaugeTone } from './gauge/resolveGaugeTone';
export { Stepper } from './stepper/Stepper';
export type { Step, StepperProps } from './stepper/Stepper';
export { firstStep } from './stepper/stepperState';
export type { StepperState } from './stepper/stepperState';
export { LogView } from './log/LogView';
export type { LogViewProps } from './log/LogView';
export { Markdown } from './markdown/Markdown';
export type { MarkdownProps } from './markdown/Markdown';
export { DiffView } from './code/diff/DiffView';
export type { DiffLayout, DiffViewProps } from './code/diff/DiffView';
export { MissingAnnotation } from './feedback/MissingAnnotation';
export type { MissingAnnotationProps } from './feedback/MissingAnnotation';
export { DialogBox } from './overlay/DialogBox';
export type { DialogProps } from './overlay/DialogBox';
export { ConfirmDialog } from './overlay/ConfirmDialog';
export type { ConfirmDialogProps } from './overlay/ConfirmDialog';
export { SideDrawer } from './overlay/SideDrawer';
export type { DrawerProps } from './overlay/SideDrawer';
export { SearchField } from './filter/SearchField';
export type { SearchFieldProps } from './filter/SearchField';
export { FilterChips } from './filter/FilterChips';
export type { ActiveFilter, FilterChipsProps } from './filter/FilterChips';
export { FacetFilter } from './filter/FacetFilter';
export type { FacetFilterProps, FacetOption } from './filter/FacetFilter';
export { SegmentedControl } from './filter/SegmentedControl';
export type { Segment, SegmentedControlProps } from './filter/SegmentedControl';
export { IconText } from './data/IconText';
export { DependencyGraph } from './graph/DependencyGraph';
export type { DependencyGraphProps } from './graph/DependencyGraph';
export type { GraphCurve, GraphDirection, GraphEdge, GraphNode, GraphZoom } from './graph/graphTypes';
export { Banner } from './feedback/Banner';
export { noticeStyles, toneIcons } from './feedback/noticeStyles';
export type { BannerProps, BannerSeverity } from './feedback/Banner';
export { DismissibleBanner } from './feedback/DismissibleBanner';
export type { DismissibleBannerProps } from './feedback/DismissibleBanner';
export { useDismissedBanners } from './feedback/useDismissedBanners';
export type { DismissedBanners } from './feedback/useDismissedBanners';
export { SupportButton } from './support/SupportButton';
export { useSupportConfig } from './support/useSupportConfig';
export type { SupportConfig, SupportItem } from './support/useSupportConfig';
export { supportTranslationRef } from './support/i18n/supportTranslationRef';
