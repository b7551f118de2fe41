import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { WrapText } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { scrollRegion } from '../a11y/scrollRegion';
import { CopyButton } from '../data/CopyButton';
import { useViewerText } from '../text/useViewerText';
import { resolveTokens } from '../theme/resolveTokens';
import { space } from '../theme/scale';
import { CodeBlock } from './CodeBlock';
import { codeFrameStyles, codeTextStyles, lineNumberStyles } from './codeStyles';
import { findCodeLanguage } from './highlight/codeLanguages';
import { useCodeLines } from './useCodeLines';

/** Props of {@link CodeView}. */
export interface CodeViewProps {
  code: string;
  /** What it is, for whoever cannot see it, and what the copy button says. */
  label: string;
  /** `yaml`, `json`, `ts`, `graphql`, `proto` …; one that is not known is shown plain. */
  language?: string | undefined;
  /** Shown in the head: a file name. The language's name by default. */
  title?: ReactNode;
  /** Lines to mark, from 1. */
  marked?: readonly number[];
  /** @default true */
  lineNumbers?: boolean;
  /** Breaks long lines from the start; the reader can change it. */
  wrap?: boolean;
  /** In px; longer code scrolls inside. @default 560 */
  maxHeight?: number;
}

const linesOfBlock = 100;

const Frame = styled('figure')(({ theme }) => codeFrameStyles(theme));

const Text = styled('pre')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    ...codeTextStyles(theme),
    margin: 0,
    padding: `${space[2]}px 0`,
    overflow: 'auto',
    outlineOffset: -2,
    '& code': { display: 'inline-block', minWidth: '100%', font: 'inherit' },
    '& :is([data-block], [data-line])': { display: 'block', position: 'relative', whiteSpace: 'pre' },
    '& [data-block]': { paddingInlineStart: 'var(--gutter)' },
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
      // A border, for where backgrounds are not drawn.
      '@media (forced-colors: active)': { borderInlineStart: '3px solid Highlight' },
    },
  };
});

/** Code to read, select and copy: coloured, its long lines scrolling inside, of any length. */
export function CodeView(props: CodeViewProps) {
  const { code, label, language, title, marked, lineNumbers = true, maxHeight = 560 } = props;
  const t = useViewerText();
  const [wrap, setWrap] = useState(props.wrap ?? false);
  const lines = useCodeLines(code, language);
  const known = findCodeLanguage(language);
  return (
    <Frame>
      <figcaption>
        <span data-fill="" translate="no">
          {title ?? known?.label ?? language}
        </span>
        <IconButton
          size="small"
          aria-pressed={wrap}
          aria-label={t('code.wrap')}
          title={t('code.wrap')}
          onClick={() => setWrap(!wrap)}
        >
          <WrapText aria-hidden />
        </IconButton>
        <CopyButton text={code} label={label} size="small" />
      </figcaption>
      <Text
        {...scrollRegion(label)}
        dir="ltr"
        data-wrap={wrap ? '' : undefined}
        data-numbers={lineNumbers ? '' : undefined}
        style={{ maxHeight, ['--gutter' as string]: gutterOf(lineNumbers, lines.length) }}
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
      Array.from({ length: Math.ceil(lines.length / linesOfBlock) }, (_, index) =>
        lines.slice(index * linesOfBlock, (index + 1) * linesOfBlock),
      ),
    [lines],
  );
  return blocks.map((block, index) => (
    <CodeBlock
      key={index}
      lines={block}
      first={index * linesOfBlock + 1}
      marked={marks}
      waits={blocks.length > 2}
    />
  ));
}

type CodeViewLines = ReturnType<typeof useCodeLines>;
