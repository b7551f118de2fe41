import type { ReactElement, ReactNode } from 'react';
import type { IconElement } from '../data/icons';
import { useSdkText } from '../i18n/sdkText';
import { createSwappableComponent } from './createSwappableComponent';
import { NavLink } from '../routing/Link';

/** A tab of a page, with its own path below the page's path. */
export interface PageLayoutTab {
  id: string;
  label: string;
  icon?: IconElement;
  /** An absolute path within the app, for a router link. */
  href: string;
}

/** Props of {@link PageLayout}. */
export interface PageLayoutProps {
  title?: string;
  icon?: IconElement;
  /** Renders only the content, because the page has its own header. */
  noHeader?: boolean;
  /** The path that the title links to. */
  titleLink?: string;
  headerActions?: Array<ReactElement | null>;
  tabs?: PageLayoutTab[];
  children?: ReactNode;
}

function DefaultPageLayout({ title, icon, noHeader, headerActions, tabs, children }: PageLayoutProps) {
  const t = useSdkText();
  if (noHeader) return <>{children}</>;
  return (
    <>
      <header>
        <h1>
          {icon} {title}
        </h1>
        {headerActions}
        {tabs && tabs.length > 0 && (
          <nav aria-label={t('pageTabs', { title: title ?? '' })}>
            {tabs.map((tab) => (
              <NavLink key={tab.id} to={tab.href}>
                {tab.icon} {tab.label}
              </NavLink>
            ))}
          </nav>
        )}
      </header>
      {children}
    </>
  );
}

/** The layout of a page: a header with title, actions and tabs, and the content. Swappable: `component:app/core-page-layout`. */
export const PageLayout = createSwappableComponent<PageLayoutProps>({
  id: 'core.page-layout',
  loader: () => DefaultPageLayout,
});
