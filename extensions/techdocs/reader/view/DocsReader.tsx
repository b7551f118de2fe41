import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CompoundEntityRef } from '#model';
import { useApi, useContentPending, useContentShown, useRouteRef, useTranslationRef } from '#sdk';
import { ErrorPanel, ProgressBar, SkeletonText, measure, space } from '#ui';
import { techdocsAddonsApiRef } from '../../client/TechDocsAddonsApi';
import { useTechDocsCookie } from '../../client/useTechDocsCookie';
import type { TechDocsAddon } from '../../blueprints/addonDataRef';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import { docsRouteRef } from '../../routes';
import { TechDocsReaderPageContext, type TechDocsReaderPage } from '../context/TechDocsReaderPageContext';
import { useDocsContent } from '../load/useDocsContent';
import { resolveRefresh } from '../transform/resolveRefresh';
import { MissingPage } from '../states/MissingPage';
import { SyncNotice } from '../states/SyncNotice';
import { RedirectNotice } from '../states/RedirectNotice';
import { Toolbar } from '../toolbar/Toolbar';
import { usePageLinks } from './usePageLinks';
import { usePagePosition } from './usePagePosition';
import { usePageView } from './usePageView';
import { useRedirect } from './useRedirect';
import { useEntityMetadata, useSanitizerRules, useSiteAddress, useSiteMetadata } from './useSite';

/** Props of {@link DocsReader}. */
export interface DocsReaderProps {
  entityRef: CompoundEntityRef;
  /** The path of the site in the portal, without the path of the portal. */
  sitePath: string;
  /** The path of the page in the site. */
  path: string;
  /** Add-ons of this place, besides those of all documentation pages. */
  addons: readonly TechDocsAddon[];
  /** The title of the site until it is known. */
  title: string;
  /** Shows the header, with the add-ons in it. The heading is that of the content that is shown, if it has one. */
  renderHeader?: (page: TechDocsReaderPage, addons: ReactNode, heading: string | undefined) => ReactNode;
  /** The search in the documentation. */
  search?: ReactNode;
  /** Whether it is in a page that has margins. */
  embedded?: boolean;
}

const Host = styled('div')({
  minWidth: 0,
  '&[data-empty]': { height: 0, overflow: 'hidden' },
});

const Area = styled('div')({
  flex: 1,
  // A tab has the margins of its page.
  '&[data-embedded]': { padding: 0 },
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  padding: `${space[3]}px ${space[6]}px ${space[12]}px`,
  '@media (max-width: 600px)': { padding: `${space[2]}px ${space[4]}px ${space[8]}px` },
});

const Placeholder = styled('div')({
  maxWidth: measure.prose,
  margin: `${space[6]}px auto`,
  minHeight: '60vh',
});

/** The documentation of an entity: navigation, content, table of contents, and the states around them. */
export function DocsReader(props: DocsReaderProps) {
  const {
    entityRef,
    sitePath,
    path,
    addons,
    title: initialTitle,
    renderHeader,
    search,
    embedded = false,
  } = props;
  const { t } = useTranslationRef(readerTranslationRef);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const cookie = useTechDocsCookie();
  const { site, inlineOrigins } = useSiteAddress(entityRef, sitePath);
  const rules = useSanitizerRules();
  const { state, shown, reload, prefetch } = useDocsContent(entityRef, path);
  const entityMetadata = useEntityMetadata(entityRef);
  const { metadata, reload: reloadMetadata } = useSiteMetadata(entityRef, state.content !== undefined);
  const build = state.content?.build ?? 0;
  const updateMetadata = useEffectEvent(reloadMetadata);
  useEffect(() => {
    if (build > 0) updateMetadata();
  }, [build]);
  const [ownTitle, setTitle] = useState<string>();
  const [failure, setFailure] = useState<{ of: unknown; error: Error }>();
  const [refresh, setRefresh] = useState<{ of: string; to: string | undefined }>();
  const [shownPage, setShownPage] = useState<string>();
  const host = useRef<HTMLDivElement>(null);
  const docsPath = useRouteRef(docsRouteRef)?.({ namespace: '-', kind: '-', name: '-' }).replace(
    '/-/-/-',
    '',
  );
  const view = usePageView({
    host,
    page: state.content,
    site,
    inlineOrigins,
    hasCookie: cookie.status === 'ready',
    embedded,
    rules,
    metadata: metadata.value,
    openPage: (to) => void navigate(`${sitePath}/${to.replace(/^\/+/, '')}`),
    onShown: (page, shell, isComplete) => {
      if (page.path === path) position.settle(isComplete);
      setShownPage(page.path);
      const to =
        shell.refresh !== undefined && site
          ? resolveRefresh(shell.refresh, { ...site, path: page.path }, docsPath, window.location.href)
          : undefined;
      setRefresh({ of: pathname, to });
    },
    onFailure: (error) => setFailure({ of: state.content, error }),
  });
  const position = usePagePosition(view.frame);
  usePageLinks({ frame: view.frame, prefetch, openHash: position.openHash });
  const redirect = useRedirect(refresh?.of === pathname && shownPage === path ? refresh.to : undefined);
  const collected = useCollectedAddons(addons);
  const title = ownTitle ?? metadata.value?.site_name ?? initialTitle;
  const { frame, version } = view;
  const page = useMemo<TechDocsReaderPage>(
    () => ({
      entityRef,
      path,
      metadata,
      entityMetadata,
      shadowRoot: frame?.root,
      contentVersion: version,
      title,
      setTitle,
    }),
    // The queries return new objects each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [
      entityRef,
      path,
      metadata.value,
      metadata.error,
      entityMetadata.value,
      entityMetadata.error,
      frame,
      version,
      title,
    ],
  );
  // The annotations of an entity without documentation can say where it is.
  const isMissing = shown === 'CONTENT_NOT_FOUND' && !entityMetadata.loading;
  const hasContent = version > 0 && shown !== 'CONTENT_NOT_FOUND';
  // Without access to the files, nothing else can be shown.
  const isBlocked = cookie.status === 'error' && version === 0;
  useContentShown(hasContent || isMissing);
  useEffect(() => {
    if (frame) frame.article.ariaBusy = shown === 'CHECKING' ? 'true' : null;
  }, [frame, shown]);
  const showProblem = failure && failure.of === state.content ? failure.error : undefined;

  return (
    <TechDocsReaderPageContext value={page}>
      {renderHeader?.(page, <Addons of={collected} at="Header" />, hasContent ? view.heading : undefined)}
      <Area data-embedded={embedded ? '' : undefined}>
        <Toolbar
          search={search}
          subheader={<Addons of={collected} at="Subheader" />}
          settings={
            collected.some(({ location }) => location === 'Settings') ? (
              <Addons of={collected} at="Settings" />
            ) : undefined
          }
          onOpenNavigation={
            hasContent ? () => frame?.openDrawer('primary', t('pages'), t('close')) : undefined
          }
          onOpenToc={hasContent ? () => frame?.openDrawer('secondary', t('toc'), t('close')) : undefined}
        />
        {shown === 'CHECKING' && <ProgressBar label={t('loading')} />}
        <RedirectNotice isShown={redirect.isShown} onRedirect={redirect.now} />
        {!isBlocked && <SyncNotice shown={shown} state={state} onRefresh={reload} />}
        {cookie.status === 'error' && !isMissing && (
          <ErrorPanel title={t('cookieFailed')} error={cookie.error} onRetry={cookie.retry} />
        )}
        {showProblem && <ErrorPanel title={t('unreadable')} error={showProblem} onRetry={reload} />}
        {isMissing && (
          <MissingPage
            path={path}
            error={state.contentError}
            syncError={state.syncError}
            log={state.buildLog}
            isUnknown={entityMetadata.error !== undefined}
            sitePath={sitePath}
            onRetry={reload}
          />
        )}
        {version === 0 && !isMissing && !isBlocked && <Waiting />}
        <Host ref={host} data-empty={hasContent ? undefined : ''}>
          <Sidebar slot="primary-sidebar" addons={collected} at="PrimarySidebar" />
          <Sidebar slot="secondary-sidebar" addons={collected} at="SecondarySidebar" />
        </Host>
        <Addons of={collected} at="Content" />
      </Area>
    </TechDocsReaderPageContext>
  );
}

function Waiting() {
  useContentPending();
  return (
    <Placeholder>
      <SkeletonText />
    </Placeholder>
  );
}

/** Returns the add-ons of this place and of all places. Of several with one name, the first is shown. */
function useCollectedAddons(addons: readonly TechDocsAddon[]): readonly TechDocsAddon[] {
  const api = useApi(techdocsAddonsApiRef);
  return useMemo(() => {
    const names = new Set<string>();
    return [...addons, ...api.getAddons()].filter(({ name }) => !names.has(name) && names.add(name));
  }, [addons, api]);
}

function Addons({ of, at }: { of: readonly TechDocsAddon[]; at: TechDocsAddon['location'] }) {
  return of.map(({ name, location, component: Addon }) => location === at && <Addon key={name} />);
}

function Sidebar(props: { slot: string; addons: readonly TechDocsAddon[]; at: TechDocsAddon['location'] }) {
  const { slot, addons, at } = props;
  if (!addons.some(({ location }) => location === at)) return null;
  return (
    <div slot={slot}>
      <Addons of={addons} at={at} />
    </div>
  );
}
