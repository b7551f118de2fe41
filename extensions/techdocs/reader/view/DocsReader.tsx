import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CompoundEntityRef } from '#model';
import {
  afterFirstContent,
  lazyPart,
  useApi,
  useContentPending,
  useContentShown,
  useTranslationRef,
} from '#sdk';
import { ErrorPanel, ProgressBar, SkeletonLine, measure, space } from '#ui';
import { uniqueAddons } from '../../client/createTechDocsAddonsApi';
import { techdocsAddonsApiRef } from '../../client/TechDocsAddonsApi';
import { useTechDocsCookie } from '../../client/useTechDocsCookie';
import type { TechDocsAddon } from '../../blueprints/addonDataRef';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import { TechDocsReaderPageContext, type TechDocsReaderPage } from '../context/TechDocsReaderPageContext';
import { useDocsContent } from '../load/useDocsContent';
import { type OpenDrawer, Toolbar } from '../toolbar/Toolbar';
import type { PageAddress } from '../transform/resolveLink';
import { usePageLinks } from './usePageLinks';
import { usePagePosition } from './usePagePosition';
import { usePageView } from './usePageView';
import { useEntityMetadata, useSanitizerRules, useSiteAddress, useSiteMetadata } from './useSite';

/** Props of {@link DocsReader}. */
export interface DocsReaderProps {
  entityRef: CompoundEntityRef;
  /** Whether its documentation can still turn out to be elsewhere. It is loaded, but not shown or built until this is known. */
  isTentative?: boolean;
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
  '&[data-docs-content=empty]': { height: 0, overflow: 'hidden' },
  // The page before is not read or reached with the keyboard.
  '&[data-docs-content=missing]': { display: 'none' },
});

const Area = styled('div')({
  position: 'relative',
  flex: 1,
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  '--docs-margin': `${space[6]}px`,
  padding: `${space[3]}px var(--docs-margin) ${space[12]}px`,
  '@media (max-width: 600px)': {
    '--docs-margin': `${space[4]}px`,
    padding: `${space[2]}px var(--docs-margin) ${space[8]}px`,
  },
  // A tab has the margins of its page.
  '&[data-embedded]': { '--docs-margin': '0px', padding: 0 },
});

/** Moves nothing when it is removed. */
const Progress = styled('div')({ position: 'absolute', top: 0, insetInline: 0 });

const Placeholder = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  maxWidth: measure.prose,
  margin: '0 auto',
  // A margin would collapse with that of the toolbar until notices are between them.
  padding: `${space[3]}px 0 ${space[6]}px`,
  minHeight: '60vh',
});

const MissingPage = lazyPart(async () => (await import('../../states/MissingPage')).MissingPage);
const Notices = lazyPart(async () => (await import('../../states/Notices')).Notices);
// The text of a page does not wait for its tools.
const PageControls = lazyPart(() =>
  afterFirstContent(async () => (await import('../../tools/PageControls')).PageControls),
);

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
    isTentative = false,
  } = props;
  const { t } = useTranslationRef(readerTranslationRef);
  const { pathname, search: query } = useLocation();
  const cookie = useTechDocsCookie();
  const { site, inlineOrigins } = useSiteAddress(entityRef, sitePath);
  const rules = useSanitizerRules();
  const { state, shown, reload, startSync, prefetch } = useDocsContent(entityRef, path, !isTentative);
  const { metadata: entityMetadata, reload: reloadEntity } = useEntityMetadata(entityRef);
  const { metadata, reload: reloadMetadata } = useSiteMetadata(entityRef, state.content !== undefined);
  const build = state.content?.build ?? 0;
  const updateMetadata = useEffectEvent(reloadMetadata);
  useEffect(() => {
    if (build > 0) updateMetadata();
  }, [build]);
  const [ownTitle, setTitle] = useState<string>();
  const [failure, setFailure] = useState<{ of: unknown; error: Error }>();
  const [refresh, setRefresh] = useState<{
    of: string;
    content: string;
    address: PageAddress;
    href: string;
  }>();
  const [shownPage, setShownPage] = useState<string>();
  const {
    attach,
    frame,
    version,
    path: insertedPath,
    heading,
  } = usePageView({
    page: isTentative ? undefined : state.content,
    site,
    inlineOrigins,
    hasCookie: cookie.status === 'ready',
    embedded,
    rules,
    onShown: (page, content, isComplete) => {
      startSync();
      if (page.path === path) position.settle(isComplete);
      setShownPage(page.path);
      setRefresh(
        content !== undefined && site
          ? {
              of: pathname,
              content,
              address: { ...site, path: page.path },
              href: window.location.href,
            }
          : undefined,
      );
    },
    onFailure: (error) => {
      startSync();
      setFailure({ of: state.content, error });
    },
  });
  const position = usePagePosition(frame);
  const [drawer, setDrawer] = useState<{ open: OpenDrawer }>();
  usePageLinks({ frame, prefetch, openHash: position.openHash, hasDrawer: query.includes('drawer=') });
  const collected = useCollectedAddons(addons);
  const title = ownTitle ?? metadata.value?.site_name ?? initialTitle;
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
    [entityRef, path, metadata, entityMetadata, frame, version, title],
  );
  // The annotations of an entity without documentation can say where it is.
  const isMissing = shown === 'CONTENT_NOT_FOUND' && !entityMetadata.loading;
  const hasContent = version > 0 && shown !== 'CONTENT_NOT_FOUND';
  // Without access to the files, nothing else can be shown.
  const isBlocked = cookie.status === 'error' && version === 0;
  // A first build can take minutes.
  useContentShown(hasContent || isMissing || shown === 'INITIAL_BUILD');
  // The text of a page does not wait for notices.
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void afterFirstContent(() => setPainted(true)), []);
  useEffect(() => {
    frame?.article.setAttribute('aria-busy', String(shown === 'CHECKING'));
  }, [frame, shown]);
  const showProblem = failure && failure.of === state.content ? failure.error : undefined;

  return (
    <TechDocsReaderPageContext value={page}>
      {renderHeader?.(page, <Addons of={collected} at="Header" />, hasContent ? heading : undefined)}
      <Area data-embedded={embedded ? '' : undefined}>
        <Toolbar
          search={search}
          subheader={<Addons of={collected} at="Subheader" />}
          settings={
            collected.some(({ location }) => location === 'Settings') ? (
              <Addons of={collected} at="Settings" />
            ) : undefined
          }
          onOpen={hasContent ? drawer?.open : undefined}
        />
        {shown === 'CHECKING' && (
          <Progress>
            <ProgressBar label={t('loading')} />
          </Progress>
        )}
        {(isPainted || (state.loading === 'no' && !state.content)) && (
          <Notices
            refresh={refresh?.of === pathname && shownPage === path ? refresh : undefined}
            sync={isBlocked ? undefined : { shown, state, onRefresh: reload, isOver: version > 0 }}
          />
        )}
        {cookie.status === 'error' && !isMissing && (
          <ErrorPanel title={t('cookieFailed')} error={cookie.error} onRetry={cookie.retry} />
        )}
        {showProblem && <ErrorPanel title={t('unreadable')} error={showProblem} onRetry={reload} />}
        {isMissing && (
          <MissingPage
            entityRef={entityRef}
            path={path}
            error={state.contentError}
            syncError={state.syncError}
            log={state.buildLog}
            entityError={entityMetadata.error}
            sitePath={sitePath}
            onRetry={() => {
              if (entityMetadata.error) reloadEntity();
              reload();
            }}
          />
        )}
        {version === 0 && !isMissing && !isBlocked && <Waiting isHidden={shown === 'INITIAL_BUILD'} />}
        <Host ref={attach} data-docs-content={hasContent ? 'shown' : isMissing ? 'missing' : 'empty'}>
          <Sidebar slot="primary-sidebar" addons={collected} at="PrimarySidebar" />
          <Sidebar slot="secondary-sidebar" addons={collected} at="SecondarySidebar" />
        </Host>
        {frame && insertedPath !== undefined && hasContent && (
          <PageControls frame={frame} path={insertedPath} version={version} onReady={setDrawer} />
        )}
        <Addons of={collected} at="Content" />
      </Area>
    </TechDocsReaderPageContext>
  );
}

/** Under the notice of a first build, only its space is kept. */
function Waiting({ isHidden }: { isHidden: boolean }) {
  useContentPending();
  return (
    <Placeholder aria-hidden style={isHidden ? { visibility: 'hidden' } : undefined}>
      <SkeletonLine width="38%" height={28} />
      <SkeletonLine width="88%" />
      <SkeletonLine width="64%" />
      <SkeletonLine width="76%" />
    </Placeholder>
  );
}

/** Returns the add-ons of this place and of all places. Of several with one name, the first is shown. */
function useCollectedAddons(addons: readonly TechDocsAddon[]): readonly TechDocsAddon[] {
  const api = useApi(techdocsAddonsApiRef);
  return useMemo(() => uniqueAddons([...addons, ...api.getAddons()]), [addons, api]);
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
