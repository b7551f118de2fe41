import { ensureSyntaxTree, foldAll, unfoldAll } from '@codemirror/language';
import { setSearchQuery } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { Download, FoldVertical, UnfoldVertical, WrapText } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CopyButton, useFormatNumber, useMediaQuery } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { downloadText } from '../toolbar/downloadText';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { ToolbarSearch } from '../toolbar/ToolbarSearch';
import { ToolbarToggle } from '../toolbar/ToolbarToggle';
import { type SourceEditor, createSourceEditor } from './createSourceEditor';
import { type SourceMatches, findMatches } from './findMatches';
import { findSourceLanguage } from './sourceLanguages';
import { SourceFrame } from './sourceStyles';
import { splitLines } from './splitLines';
import type { SourceViewProps } from './SourceView';

/** The time to parse the rest of a text before all of it is folded, in ms. */
const PARSE_TIME = 500;

/** The text with its toolbar. It is loaded with the first one. */
export function SourceStage(props: SourceViewProps) {
  const { text, label, language, fileName = 'source.txt', maxHeight = 560 } = props;
  const t = useViewerText();
  const formatNumber = useFormatNumber();
  const frame = useRef<HTMLElement>(null);
  const { host, editor, canFold } = useSourceEditor(props, () =>
    frame.current?.querySelector('input')?.focus(),
  );
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const [wrap = isNarrow, setWrap] = useState<boolean>();
  const search = useSourceSearch(editor);
  useEffect(() => editor?.setWrap(wrap), [editor, wrap]);
  const lines = editor?.view.state.doc.lines ?? 0;
  const fold = (all: boolean): void => {
    if (!editor) return;
    const { view } = editor;
    ensureSyntaxTree(view.state, view.state.doc.length, PARSE_TIME);
    (all ? foldAll : unfoldAll)(view);
  };
  return (
    <SourceFrame ref={frame} aria-label={label}>
      <figcaption>
        <span data-fill="">{t('log.lines', { count: lines, shown: formatNumber(lines) })}</span>
        <ToolbarSearch label={t('code.search')} {...search} />
        {findSourceLanguage(language) && (
          <>
            <ToolbarButton
              disabled={!canFold}
              label={t('code.foldAll')}
              icon={<FoldVertical aria-hidden />}
              onClick={() => fold(true)}
            />
            <ToolbarButton
              disabled={!canFold}
              label={t('code.unfoldAll')}
              icon={<UnfoldVertical aria-hidden />}
              onClick={() => fold(false)}
            />
          </>
        )}
        <ToolbarToggle
          label={t('code.wrap')}
          isOn={wrap}
          onChange={setWrap}
          icon={<WrapText aria-hidden />}
        />
        <CopyButton text={text} label={label} size="small" />
        <ToolbarButton
          label={t('code.download')}
          icon={<Download aria-hidden />}
          onClick={() => downloadText(fileName, text)}
        />
      </figcaption>
      <div
        ref={host}
        dir="ltr"
        style={{ ['--max-height' as string]: typeof maxHeight === 'number' ? `${maxHeight}px` : maxHeight }}
      />
    </SourceFrame>
  );
}

function useSourceEditor({ text, label, language, marked }: SourceViewProps, onSearch: () => void) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<SourceEditor>();
  const [canFold, setCanFold] = useState(false);
  const phrases = usePhrases();
  const startSearch = useEffectEvent(onSearch);
  useEffect(() => {
    let created: SourceEditor | undefined;
    let isWanted = true;
    void splitLines(text).then((lines) => {
      if (!isWanted || !host.current) return;
      created = createSourceEditor({
        parent: host.current,
        text: lines,
        label,
        marked,
        phrases,
        onSearch: () => startSearch(),
      });
      setEditor(created);
    });
    return () => {
      isWanted = false;
      created?.view.destroy();
    };
  }, [text, label, marked, phrases]);
  useEffect(() => {
    const load = findSourceLanguage(language);
    if (!editor || !load) return undefined;
    let isWanted = true;
    load().then(
      (grammar) => {
        if (!isWanted) return;
        editor.setLanguage(grammar);
        setCanFold(true);
      },
      // Without the grammar, the text stays plain.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [editor, language]);
  return { host, editor, canFold };
}

/** The editor's own texts in the language of the app. */
function usePhrases(): Readonly<Record<string, string>> {
  const t = useViewerText();
  return useMemo(
    () => ({
      'Fold line': t('code.fold'),
      'Unfold line': t('code.unfold'),
      unfold: t('code.unfold'),
      'folded code': t('code.folded'),
      'Folded lines': t('code.announceFold'),
      'Unfolded lines': t('code.announceUnfold'),
      to: t('code.announceTo'),
    }),
    [t],
  );
}

function useSourceSearch(editor: SourceEditor | undefined) {
  const [query, setQuery] = useState('');
  const [matches, setMatches] = useState<SourceMatches>();
  const [current, setCurrent] = useState(0);
  const count = matches?.ranges.length ?? 0;
  const show = (index: number, { ranges }: Pick<SourceMatches, 'ranges'>): void => {
    const range = ranges[index];
    if (!editor || !range) return;
    setCurrent(index);
    editor.view.dispatch({
      selection: { anchor: range.from, head: range.to },
      effects: EditorView.scrollIntoView(range.from, { y: 'center' }),
    });
  };
  return {
    query,
    count,
    current,
    hasMore: matches?.hasMore ?? false,
    onChange: (text: string): void => {
      setQuery(text);
      // Enter reports the same text again.
      if (!editor || text === query) return;
      const found = findMatches(editor.view.state, text);
      editor.view.dispatch({ effects: setSearchQuery.of(found.query) });
      setMatches(found);
      setCurrent(0);
      show(0, found);
    },
    onStep: (by: 1 | -1): void => {
      if (matches) show((current + by + count) % count, matches);
    },
  };
}
