import { useTheme } from '@mui/material/styles';
import { type RefCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFirstContent, fetchApiRef, useApi, useTranslationRef } from '#sdk';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';
import { createFileGate } from '../frame/createFileGate';
import type { Frame } from '../frame/createFrame';
import { insertPage } from '../frame/insertPage';
import { markCurrent } from '../frame/markCurrent';
import { printHeading } from '../frame/printHeading';
import { useFrame } from '../frame/useFrame';
import type { Toc } from '../frame/showToc';
import type { LoadedPage } from '../load/useDocsContent';
import { createSheetLoader } from '../load/createSheetLoader';
import { applyLook } from '../look/applyLook';
import { createThemeSheet, loadLookSheet } from '../look/lookSheets';
import type { TocEntry } from '../parse/htmlTree';
import { prepareReading, readPage } from '../parse/readPage';
import { createSanitizer } from '../sanitize/createSanitizer';
import type { SanitizerRules } from '../sanitize/SanitizerRules';
import type { Drawings } from '../transform/inlineDrawings';
import type { PageAddress } from '../transform/resolveLink';

/** Navigation sections of the current page open after this time, in ms. */
const expandDelay = 200;
/** A page waits for the stylesheets of its site for this time, in ms. */
const sheetDelay = 1000;
/** What has its size only after it is loaded. */
const unsized = 'img:not([width][height]), .mermaid, .language-mermaid';

/** What {@link usePageView} shows. */
export interface PageViewOptions {
  page: LoadedPage | undefined;
  /** The address of the site, for pages at any path. `undefined` until it is known. */
  site: Omit<PageAddress, 'path'> | undefined;
  inlineOrigins: readonly string[];
  /** Whether the browser has the cookie for the files of the site. They are loaded when it has. */
  hasCookie: boolean;
  embedded: boolean;
  rules: SanitizerRules;
  /**
   * Called after the first part of a page is shown, and again when all of it is.
   *
   * @param refresh the address that the page redirects to, as it is in the page
   */
  onShown: (page: LoadedPage, refresh: string | undefined, isComplete: boolean) => void;
  onFailure: (error: Error) => void;
}

/** The page in the shadow root. */
export interface PageView {
  /** Creates the shadow root in an element. */
  attach: RefCallback<HTMLElement>;
  frame: Frame | undefined;
  /** Changes with each content that is inserted. */
  version: number;
  /** The path of the page whose content it is. */
  path: string | undefined;
  /** The text of the content's `h1`, if it has one. */
  heading: string | undefined;
}

/** Shows a page in the shadow root of an element. */
export function usePageView(options: PageViewOptions): PageView {
  const { page, site, rules, inlineOrigins, embedded, hasCookie } = options;
  const fetchApi = useApi(fetchApiRef);
  const theme = useTheme();
  const { t } = useTranslationRef(readerTranslationRef);
  const [frame, attach] = useFrame();
  const [shown, setShown] = useState<Pick<PageView, 'version' | 'path' | 'heading'>>({
    version: 0,
    path: undefined,
    heading: undefined,
  });
  const [siteSheets, setSiteSheets] = useState<readonly CSSStyleSheet[]>([]);
  const [sheets] = useState(() => createSheetLoader(fetchApi));
  // The navigation stays from page to page, with its drawings that are not loaded yet.
  const [drawings] = useState<Drawings>(() => new Map());
  const [gate] = useState(createFileGate);
  const onShown = useEffectEvent(options.onShown);
  const onFailure = useEffectEvent(options.onFailure);

  const [look, setLook] = useState<CSSStyleSheet>();
  const themeSheet = useMemo(() => createThemeSheet(theme), [theme]);
  // Before the browser paints, because the content is inserted in the same task.
  useLayoutEffect(() => {
    if (frame) adoptSheets(frame.root, [themeSheet, ...(look ? [look] : []), ...siteSheets]);
  }, [frame, themeSheet, look, siteSheets]);
  useEffect(() => {
    prepareReading();
    loadLookSheet().catch(() => {
      // The page reports the failure when it is shown.
    });
  }, []);

  useEffect(() => gate.setOpen(hasCookie), [gate, hasCookie]);

  useEffect(() => {
    if (!frame || !page || !site) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const address: PageAddress = { ...site, path: page.path };
    let toc: Toc | undefined;
    let stopFollowing = () => {};
    let expanding: ReturnType<typeof setTimeout> | undefined;
    let adding: Promise<void> | undefined;
    const addToc = async (entries: readonly TocEntry[]) => {
      const { showToc } = await afterFirstContent(() => import('../frame/showToc'));
      if (signal.aborted) return;
      toc?.remove();
      toc = showToc(frame.contents, frame.secondary, entries, t('toc'));
      delete frame.secondary.dataset['pending'];
    };
    const openNavigation = () => {
      frame.primary.hidden = frame.navigation.childElementCount === 0;
      clearTimeout(expanding);
      expanding = setTimeout(
        () => markCurrent(frame.navigation, page.path),
        frame.navigation.dataset['marked'] ? 0 : expandDelay,
      );
      frame.navigation.dataset['marked'] = '';
    };
    const show = async () => {
      const reading = await readPage(page.html, signal);
      const sheet = await loadLookSheet();
      setLook(sheet);
      const { shell } = reading;
      const loading = sheets(shell.stylesheets, address, page.build);
      // Styles that are loaded already apply from the first paint. Until others are, those of the page before stay.
      const early = await Promise.race([
        loading,
        new Promise<undefined>((resolve) => setTimeout(resolve, sheetDelay)),
      ]);
      if (signal.aborted) return;
      if (early) setSiteSheets(early);
      const report = (refresh: string | undefined, isComplete: boolean) => {
        const heading = readHeading(frame.article);
        // In the task that inserts the content: it must not be painted above or below its placeholder, or without its styles.
        flushSync(() => {
          setLook(sheet);
          setShown(({ version }) => ({ version: version + 1, path: page.path, heading }));
        });
        onShown(page, refresh, isComplete);
      };
      await insertPage(frame, reading, {
        address,
        rules,
        inlineOrigins,
        drawings,
        embedded,
        sanitize: createSanitizer(rules),
        reserveSpace: async (part) => {
          // Most pages need no space for anything.
          if (!part.querySelector(unsized)) return;
          const { reserveSpace } = await import('../space/reserveSpace');
          const width = frame.article.clientWidth;
          await reserveSpace({ part, width, drawings, hasFiles: gate.opened, fetchApi, signal });
        },
        holdFiles: (root) => gate.hold(root, address.filesUrl),
        signal,
        onProblems: (problems) =>
          console.error(
            `Removed from the documentation: ${problems.map(({ element, attribute }) => [element, attribute].filter(Boolean).join('@')).join(', ')}`,
          ),
        onFirstPart: () => {
          delete frame.primary.dataset['pending'];
          openNavigation();
          report(shell.refresh, false);
          adding = addToc(shell.toc);
        },
      });
      const end = reading.end();
      if (signal.aborted || !end) return;
      if (end.navigation) openNavigation();
      report(end.refresh, true);
      if (drawings.size > 0) {
        const { inlineDrawings } = await import('../transform/inlineDrawings');
        void inlineDrawings(drawings, fetchApi, signal);
      }
      await adding;
      // A table of contents after the content.
      if (end.toc && end.toc.length > 0) await addToc(end.toc);
      const { followHeadings } = await import('../frame/followHeadings');
      if (signal.aborted) return;
      stopFollowing = followHeadings(frame.article, end.toc ?? shell.toc, (index) => toc?.mark(index));
      const late = early ?? (await loading);
      if (!signal.aborted) setSiteSheets(late);
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

  const { version, path, heading } = shown;
  const isDark = theme.palette.mode === 'dark';
  // Before the browser paints, because it changes the size of the content.
  useLayoutEffect(
    () => (frame && version > 0 ? applyLook(frame.root, isDark) : undefined),
    [frame, version, isDark],
  );

  return { attach, frame, version, path, heading };
}

function readHeading(article: HTMLElement): string | undefined {
  const heading = article.querySelector('h1');
  return heading ? printHeading(heading) || undefined : undefined;
}

function adoptSheets(root: ShadowRoot, sheets: CSSStyleSheet[]): void {
  root.adoptedStyleSheets = sheets;
}
