import type { ReactElement, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { IconElement } from '../data/icons';
import { useSdkText } from '../i18n/sdkText';
import { createSwappableComponent } from './createSwappableComponent';

/** One tab of a page: a place of its own below the page's path. */
export interface PageLayoutTab {
  id: string;
  label: string;
  icon?: IconElement;
  /** An absolute path within the app, ready for a router link. */
  href: string;
}

/** What a page layout takes. */
export interface PageLayoutProps {
  title?: string;
  icon?: IconElement;
  /** Draw the content only: the page brings its own header. */
  noHeader?: boolean;
  /** Where the title leads to. */
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

/** Lays out a page: header with title, actions and tabs, then the content. Swappable: `component:app/core-page-layout`. */
export const PageLayout = createSwappableComponent<PageLayoutProps>({
  id: 'core.page-layout',
  loader: () => DefaultPageLayout,
});
