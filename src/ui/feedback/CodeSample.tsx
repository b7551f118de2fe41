import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { scrollRegion } from '../a11y/scrollRegion';
import { CopyButton } from '../data/CopyButton';
import { fontFamily, fontSize, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { tokenizeYaml } from './tokenizeYaml';

/** Props of {@link CodeSample}. */
export interface CodeSampleProps {
  /** A few lines of YAML. */
  code: string;
  /** What it is, for whoever cannot see it. */
  label: string;
  /** Lines to mark, from 1. */
  marked?: readonly number[];
}

const Frame = styled('figure')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'relative',
    width: '100%',
    maxWidth: 640,
    margin: `${space[2]}px 0`,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.muted,
    textAlign: 'start',
    overflow: 'hidden',
    '& > span': { position: 'absolute', insetInlineEnd: space[1], insetBlockStart: space[1] },
    '& pre': {
      margin: 0,
      padding: `${space[3]}px 0`,
      overflowX: 'auto',
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.sm),
    },
    '& code': { display: 'inline-block', minWidth: '100%', lineHeight: 1.6, color: tokens.code.text },
    '& code > span': {
      display: 'block',
      padding: `0 ${space[4]}px`,
      borderInlineStart: '3px solid transparent',
      whiteSpace: 'pre',
    },
    '& mark': { all: 'unset' },
    '& code > [data-marked]': {
      backgroundColor: tokens.code.mark,
      borderInlineStartColor: tokens.status.warning.text,
    },
    '& [data-token="key"]': { color: tokens.code.key },
    '& [data-token="value"]': { color: tokens.code.string },
    '& [data-token="comment"]': { color: tokens.text.secondary },
  };
});

function Line({ line, marked }: { line: string; marked: boolean }): ReactNode {
  const parts = tokenizeYaml(line).map(({ kind, text }, index) => (
    <span key={index} data-token={kind}>
      {text}
    </span>
  ));
  return marked ? (
    <span data-marked="">
      <mark>{parts}</mark>
    </span>
  ) : (
    <span>{parts.length > 0 ? parts : ' '}</span>
  );
}

/** A few lines of YAML to read and copy, some of them marked. */
export function CodeSample({ code, label, marked = [] }: CodeSampleProps) {
  return (
    <Frame>
      <pre {...scrollRegion(label)} dir="ltr">
        <code>
          {code.split('\n').map((line, index) => (
            <Line key={index} line={line} marked={marked.includes(index + 1)} />
          ))}
        </code>
      </pre>
      <span>
        <CopyButton text={code} label={label} size="small" />
      </span>
    </Frame>
  );
}
