import { styled } from '@mui/material/styles';
import { WrapText } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { CopyButton, resolveTokens, scrollRegion, space } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { ToolbarToggle } from '../toolbar/ToolbarToggle';
import { CodeBlock } from './CodeBlock';
import { codeFrameStyles, codeTextStyles, lineNumberStyles } from './codeStyles';
import { findCodeLanguage } from './highlight/codeLanguages';
import { countColumns } from './countColumns';
import { scrollToLine } from './scrollToLine';
import { useCodeLines } from './useCodeLines';

/** Props of {@link CodeView}. */
export interface CodeViewProps {
  code: string;
  /** The accessible name, also used for the copy button. */
  label: string;
  /** `yaml`, `json`, `ts`, `graphql`, `proto` and so on. Unknown languages are shown without highlighting. */
  language?: string | undefined;
  /** The title, such as a file name. Default: the name of the language. */
  title?: ReactNode;
  /** The line numbers to mark, starting at 1. */
  marked?: readonly number[];
  /** The line to scroll to when it changes, starting at 1. */
  shownLine?: number | undefined;
  /** @default true */
  lineNumbers?: boolean;
  /** Whether long lines wrap initially. Users can change it. */
  wrap?: boolean;
  /** The maximum height in px. Longer code scrolls. @default 560 */
  maxHeight?: number;
}

const blockSize = 100;

const Frame = styled('figure')(({ theme }) => codeFrameStyles(theme));

const Text = styled('pre')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    ...codeTextStyles(theme),
    margin: 0,
    padding: `${space[2]}px 0`,
    overflow: 'auto',
    outlineOffset: -2,
    // Blocks out of view have no width, and the text must not get wider while it is scrolled.
    '& code': { display: 'inline-block', minWidth: 'max(100%, var(--width, 0px))', font: 'inherit' },
    '& :is([data-block], [data-line])': { display: 'block', position: 'relative', whiteSpace: 'pre' },
    '& [data-block]': { paddingInlineStart: 'var(--gutter)' },
    // Browsers lay out only the blocks in view. Otherwise, a text of 1 MB takes a second.
    '& [data-block="deferred"]': { contentVisibility: 'auto' },
    '& [data-line]': {
      marginInlineStart: 'calc(-1 * var(--gutter))',
      paddingInlineStart: 'var(--gutter)',
      paddingInlineEnd: space[4],
    },
    '&[data-wrap]': { overflowX: 'hidden' },
    '&[data-wrap] code': { display: 'block' },
    '&[data-wrap] :is([data-block], [data-line])': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '&[data-numbers] [data-line]::before': lineNumberStyles(theme),
    '& mark': { all: 'unset' },
    '& [data-marked]': {
      backgroundColor: tokens.code.mark,
      boxShadow: `inset 3px 0 ${tokens.status.warning.text}`,
      // A border, because forced-colors mode removes backgrounds.
      '@media (forced-colors: active)': { borderInlineStart: '3px solid Highlight' },
    },
  };
});

/** Shows code of any length with highlighting and a copy button. Long lines scroll. */
export function CodeView(props: CodeViewProps) {
  const { code, label, language, title, marked, shownLine, lineNumbers = true, maxHeight = 560 } = props;
  const t = useViewerText();
  const [wrap, setWrap] = useState(props.wrap ?? false);
  const lines = useCodeLines(code, language);
  const known = findCodeLanguage(language);
  const columns = useMemo(() => countColumns(code), [code]);
  const text = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (text.current && shownLine !== undefined) scrollToLine(text.current, shownLine, blockSize);
  }, [shownLine]);
  return (
    <Frame>
      <figcaption>
        <span data-fill="" translate="no">
          {title ?? known?.label ?? language}
        </span>
        <ToolbarToggle
          label={t('code.wrap')}
          isOn={wrap}
          onChange={setWrap}
          icon={<WrapText aria-hidden />}
        />
        <CopyButton text={code} label={label} size="small" />
      </figcaption>
      <Text
        ref={text}
        {...scrollRegion(label)}
        dir="ltr"
        data-wrap={wrap ? '' : undefined}
        data-numbers={lineNumbers ? '' : undefined}
        style={{
          maxHeight,
          ['--gutter' as string]: gutterOf(lineNumbers, lines.length),
          ['--width' as string]: `calc(var(--gutter) + ${columns}ch + ${space[4]}px)`,
        }}
      >
        <code>
          <Blocks lines={lines} marked={marked} />
        </code>
      </Text>
    </Frame>
  );
}

function gutterOf(lineNumbers: boolean, count: number): string {
  return lineNumbers ? `calc(${Math.max(2, `${count}`.length)}ch + ${space[6]}px)` : `${space[4]}px`;
}

function Blocks({ lines, marked }: { lines: CodeViewLines; marked: readonly number[] | undefined }) {
  const marks = useMemo(() => new Set(marked), [marked]);
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(lines.length / blockSize) }, (_, index) =>
        lines.slice(index * blockSize, (index + 1) * blockSize),
      ),
    [lines],
  );
  return blocks.map((block, index) => (
    <CodeBlock
      key={index}
      lines={block}
      first={index * blockSize + 1}
      marked={marks}
      isDeferred={blocks.length > 2}
    />
  ));
}

type CodeViewLines = ReturnType<typeof useCodeLines>;
