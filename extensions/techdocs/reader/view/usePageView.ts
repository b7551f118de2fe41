import { useTheme } from '@mui/material/styles';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchApiRef, scmIntegrationsApiRef, useApi, useTranslationRef } from '#sdk';
import { useUiLanguage } from '#ui';
import { addonsTranslationRef } from '../../i18n/addons/addonsTranslationRef';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import type { SiteMetadata } from '../../protocol';
import { createFileGate } from '../frame/createFileGate';
import { createFrame, type Frame, resolveFrameSheet } from '../frame/createFrame';
import { followHeadings } from '../frame/followHeadings';
import { insertPage } from '../frame/insertPage';
import { markCurrent } from '../frame/markCurrent';
import { showToc, type Toc } from '../frame/showToc';
import type { LoadedPage } from '../load/useDocsContent';
import { createSheetLoader } from '../load/createSheetLoader';
import { applyLook } from '../look/applyLook';
import { printHeading } from '../look/content/linkHeadings';
import { createLookSheets } from '../look/createLookSheets';
import { type PageShell } from '../parse/htmlTree';
import { readPage } from '../parse/readPage';
import { createSanitizer } from '../sanitize/createSanitizer';
import type { SanitizerRules } from '../sanitize/SanitizerRules';
import { type Drawings, inlineDrawings } from '../transform/inlineDrawings';
import type { PageAddress } from '../transform/resolveLink';

/** Navigation sections of the current page open after this time, in ms. */
const expandDelay = 200;

/** What {@link usePageView} shows. */
export interface PageViewOptions {
  host: RefObject<HTMLElement | null>;
  page: LoadedPage | undefined;
  /** The address of the site, for pages at any path. `undefined` until it is known. */
  site: Omit<PageAddress, 'path'> | undefined;
  inlineOrigins: readonly string[];
  /** Whether the browser has the cookie for the files of the site. They are loaded when it has. */
  hasCookie: boolean;
  embedded: boolean;
  rules: SanitizerRules;
  metadata: SiteMetadata | undefined;
  openPage: (path: string) => void;
  /** Called after the first part of a page is shown, and again when all of it is. */
  onShown: (page: LoadedPage, shell: PageShell, isComplete: boolean) => void;
  onFailure: (error: Error) => void;
}

/** The page in the shadow root. */
export interface PageView {
  frame: Frame | undefined;
  /** Changes with each content that is inserted. */
  version: number;
  /** The text of the content's `h1`, if it has one. */
  heading: string | undefined;
}

/** Shows a page in the shadow root of an element. */
export function usePageView(options: PageViewOptions): PageView {
  const { host, page, site, rules, inlineOrigins, embedded, metadata, hasCookie } = options;
  const fetchApi = useApi(fetchApiRef);
  const integrations = useApi(scmIntegrationsApiRef);
  const theme = useTheme();
  const language = useUiLanguage() ?? 'en';
  const { t } = useTranslationRef(readerTranslationRef);
  const { t: lookText } = useTranslationRef(addonsTranslationRef);
  const [frame, setFrame] = useState<Frame>();
  const [shown, setShown] = useState<{
    version: number;
    page: LoadedPage | undefined;
    heading: string | undefined;
  }>({ version: 0, page: undefined, heading: undefined });
  const siteSheets = useRef<CSSStyleSheet[]>([]);
  const [sheets] = useState(() => createSheetLoader(fetchApi));
  // The navigation stays from page to page, with its drawings that are not loaded yet.
  const [drawings] = useState<Drawings>(() => new Map());
  const [gate] = useState(createFileGate);
  const [sheetVersion, setSheetVersion] = useState(0);
  const onShown = useEffectEvent(options.onShown);
  const onFailure = useEffectEvent(options.onFailure);
  const openPage = useEffectEvent(options.openPage);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the element exists only now
    if (host.current) setFrame(createFrame(host.current));
  }, [host]);

  useEffect(() => {
    if (!frame) return;
    adoptSheets(frame.root, [...createLookSheets(theme), resolveFrameSheet(), ...siteSheets.current]);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the version stands for the sheets in the ref
  }, [frame, theme, sheetVersion]);

  useEffect(() => gate.setOpen(hasCookie), [gate, hasCookie]);

  useEffect(() => {
    if (!frame || !page || !site) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const address: PageAddress = { ...site, path: page.path };
    let toc: Toc | undefined;
    let stopFollowing = () => {};
    let expanding: ReturnType<typeof setTimeout> | undefined;
    const show = async () => {
      const reading = await readPage(page.html, signal);
      const { shell } = reading;
      const loading = sheets(shell.stylesheets, address, page.build);
      // Styles that are loaded already apply from the first paint.
      const early = await Promise.race([
        loading,
        new Promise<CSSStyleSheet[]>((resolve) => setTimeout(() => resolve(siteSheets.current), 300)),
      ]);
      if (signal.aborted) return;
      siteSheets.current = early;
      setSheetVersion((count) => count + 1);
      await insertPage(frame, reading, {
        address,
        rules,
        inlineOrigins,
        drawings,
        embedded,
        sanitize: createSanitizer(rules),
        holdFiles: (root) => gate.hold(root, address.filesUrl),
        signal,
        onProblems: (problems) =>
          console.error(
            `Removed from the documentation: ${problems.map(({ element, attribute }) => [element, attribute].filter(Boolean).join('@')).join(', ')}`,
          ),
        onFirstPart: () => {
          toc?.remove();
          toc = showToc(frame.contents, frame.secondary, shell.toc, t('toc'));
          delete frame.primary.dataset['pending'];
          delete frame.secondary.dataset['pending'];
          frame.primary.hidden = frame.navigation.childElementCount === 0;
          expanding = setTimeout(
            () => markCurrent(frame.navigation, page.path),
            frame.navigation.dataset['marked'] ? 0 : expandDelay,
          );
          frame.navigation.dataset['marked'] = '';
          setShown(({ version }) => ({ version: version + 1, page, heading: readHeading(frame.article) }));
          onShown(page, shell, false);
        },
      });
      if (signal.aborted) return;
      stopFollowing = followHeadings(frame.article, shell.toc, (index) => toc?.mark(index));
      setShown(({ version }) => ({ version: version + 1, page, heading: readHeading(frame.article) }));
      onShown(page, shell, true);
      void inlineDrawings(drawings, fetchApi, signal);
      const late = await loading;
      if (signal.aborted) return;
      siteSheets.current = late;
      setSheetVersion((count) => count + 1);
    };
    show().catch((error: unknown) => {
      if (!signal.aborted) onFailure(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      abort.abort();
      clearTimeout(expanding);
      toc?.remove();
      stopFollowing();
    };
  }, [frame, page, site, rules, inlineOrigins, embedded, sheets, gate, fetchApi, drawings, t]);

  const { version, page: inserted, heading } = shown;
  const isDark = theme.palette.mode === 'dark';
  useEffect(() => {
    if (!frame || version === 0 || !inserted || !site) return undefined;
    const base = {
      entity: site.entity,
      path: inserted.path,
      metadata,
      openPage,
      language,
      isDark,
      t: lookText,
    };
    let undo = applyLook(frame.root, base);
    let isOver = false;
    const addIssueHost = async () => {
      const hosts = await integrations.load();
      if (isOver) return;
      undo();
      undo = applyLook(frame.root, {
        ...base,
        findIssueHost: (url) => {
          const type = hosts.byUrl(url)?.type;
          return type === 'github' || type === 'gitlab' ? type : undefined;
        },
      });
    };
    if (frame.article.querySelector('.md-content__button')) void addIssueHost();
    return () => {
      isOver = true;
      undo();
    };
  }, [frame, version, inserted, site, metadata, language, isDark, lookText, integrations]);

  return { frame, version, heading };
}

function readHeading(article: HTMLElement): string | undefined {
  const heading = article.querySelector('h1');
  return heading ? printHeading(heading) || undefined : undefined;
}

function adoptSheets(root: ShadowRoot, sheets: CSSStyleSheet[]): void {
  root.adoptedStyleSheets = sheets;
}
