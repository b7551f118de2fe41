export { TrellisThemeProvider } from './theme/material/TrellisThemeProvider';
export { createStyleClass } from './theme/createStyleClass';
export { resolveTokens } from './theme/resolveTokens';
export { contrastRatio, parseHexColor } from './theme/contrast';
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
export { UiTextContext, createUiText, useUiText } from './text/uiText';
export { UiLanguageContext, useFormatNumber, useUiLanguage } from './text/uiLanguage';
export { uiTranslationRef } from './text/i18n/uiTranslationRef';
export { VisuallyHidden } from './a11y/VisuallyHidden';
export { SkipLink, mainContentId } from './a11y/SkipLink';
export { hasPreviousPage } from './headless/hasPreviousPage';
export { scrollRegion } from './headless/scrollRegion';
export { coveringInput } from './a11y/coveringInput';
export { RouterLink } from './link/RouterLink';
export { SafeLink } from './link/SafeLink';
export { resolveSafeHref } from './link/resolveSafeHref';
export { Page } from './page/Page';
export { Content } from './page/Content';
export { PageHeader, headerActionsAttribute, pageNameAttribute } from './page/PageHeader';
export type { PageTab, PageTabItem } from './page/PageTabs';
export type { Breadcrumb } from './page/Breadcrumbs';
export { InfoCard } from './card/InfoCard';
export { useIsNearViewport } from './headless/useIsNearViewport';
export { useMediaQuery } from './headless/useMediaQuery';
export { DataTable } from './table/DataTable';
export { useClientRows } from './table/useClientRows';
export { ClientTable } from './table/ClientTable';
export { useTableStateInUrl } from './table/state/useTableStateInUrl';
export { useStoredTableLayout } from './table/layout/useStoredTableLayout';
export { applyTableLayout } from './table/layout/tableLayout';
export { TableLayoutMenu } from './table/layout/TableLayoutMenu';
export { tableTranslationRef } from './table/i18n/tableTranslationRef';
export type { ClientColumn, DataTableColumn, SortState, TablePagination } from './table/model/tableTypes';
export { EmptyState } from './feedback/EmptyState';
export { ErrorPanel } from './feedback/ErrorPanel';
export { ProgressBar } from './feedback/ProgressBar';
export { SkeletonLine } from './feedback/SkeletonLine';
export { stripMarkdown } from './data/stripMarkdown';
export { CopyButton } from './data/CopyButton';
export { RelativeTime } from './data/RelativeTime';
export { SelectField } from './filter/SelectField';
export { MenuButton } from './overlay/MenuButton';
export { useMenu, type MenuAction } from './overlay/useMenu';
export { Tooltip } from './floating/Tooltip';
export { HoverCard } from './floating/HoverCard';
export { BreakableText } from './text/BreakableText';
export { Truncate } from './data/Truncate';
export { KeyValueList } from './data/KeyValueList';
export type { KeyValue } from './data/KeyValueList';
export { TagList } from './data/TagList';
export { Kbd } from './data/Kbd';
export { KindIcon } from './data/KindIcon';
export { resolveKindHue } from './data/kindIcons';
export { Avatar } from './data/Avatar';
export { StatusBadge } from './feedback/StatusBadge';
export { SkeletonCard, SkeletonHeader, SkeletonText } from './feedback/Skeletons';
export { AnchoredDialog } from './overlay/AnchoredDialog';
export { DialogBox } from './overlay/DialogBox';
export { SideDrawer } from './overlay/SideDrawer';
export { ConfirmDialog } from './overlay/ConfirmDialog';
export { SearchField } from './filter/SearchField';
export { FilterChips } from './filter/FilterChips';
export type { ActiveFilter } from './filter/FilterChips';
export { FacetFilter } from './filter/FacetFilter';
export type { FacetOption } from './filter/FacetFilter';
export { SegmentedControl } from './filter/SegmentedControl';
export { IconText } from './data/IconText';
export { Banner } from './feedback/Banner';
export { noticeStyles, toneIcons } from './feedback/noticeStyles';
export type { BannerSeverity } from './feedback/Banner';
export { DismissibleBanner } from './feedback/DismissibleBanner';
export { useDismissedBanners } from './feedback/useDismissedBanners';
export { SupportButton } from './support/SupportButton';
export { useSupportConfig } from './support/useSupportConfig';
export { supportTranslationRef } from './support/i18n/supportTranslationRef';
