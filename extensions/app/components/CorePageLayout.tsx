import { Fragment, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageLayoutProps } from '#sdk';
import { Content, Page, PageHeader, RouterLink, SupportButton } from '#ui';
import { usePageTrail } from './usePageTrail';

/** Renders the page header and the content. A page with `noHeader` renders everything itself. */
export function CorePageLayout(props: PageLayoutProps) {
  const { title = '', icon, noHeader = false, headerActions = [], tabs = [], titleLink, children } = props;
  const { pathname } = useLocation();
  const breadcrumbs = usePageTrail(titleLink);
  if (noHeader) return <>{children}</>;
  const actions = headerActions.filter((action): action is ReactElement => action !== null);
  const leadsAway = titleLink !== undefined && titleLink !== pathname;
  return (
    <Page>
      <PageHeader
        title={leadsAway ? <TitleLink to={titleLink}>{title}</TitleLink> : title}
        titleText={title}
        icon={icon ?? undefined}
        breadcrumbs={breadcrumbs}
        actions={
          <>
            {actions.map((action, index) => (
              <Fragment key={action.key ?? index}>{action}</Fragment>
            ))}
            <SupportButton />
          </>
        }
        tabs={tabs.map((tab) => ({ id: tab.id, label: tab.label, to: tab.href, icon: tab.icon }))}
      />
      <Content>{children}</Content>
    </Page>
  );
}

function TitleLink({ to, children }: { to: string; children: string }) {
  return (
    <RouterLink quiet to={to}>
      {children}
    </RouterLink>
  );
}
