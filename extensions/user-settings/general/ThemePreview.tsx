import { useId } from 'react';
import type { Tokens } from '#ui';
import { createTokens } from '#ui';

const looks = { light: createTokens('light'), dark: createTokens('dark') };

function Page({ tokens }: { tokens: Tokens }) {
  const { surface, line, text, accent } = tokens;
  return (
    <>
      <rect width="120" height="72" fill={surface.canvas} />
      <rect width="28" height="72" fill={surface.base} />
      <path d="M28 0v72" stroke={line.subtle} />
      <path d="M6 12h16M6 28h12M6 36h14" stroke={line.control} strokeWidth="3" strokeLinecap="round" />
      <path d="M6 20h13" stroke={accent.text} strokeWidth="3" strokeLinecap="round" />
      <path d="M36 12h28" stroke={text.primary} strokeWidth="4" strokeLinecap="round" />
      <rect x="94" y="8" width="18" height="8" rx="2" fill={accent.fill} />
      <rect x="36" y="24" width="76" height="40" rx="4" fill={surface.base} stroke={line.subtle} />
      <path d="M42 34h30M42 44h42M42 54h24" stroke={line.control} strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** A small preview of a theme. Shows light and dark halves for the automatic choice. */
export function ThemePreview({ variant }: { variant: 'light' | 'dark' | undefined }) {
  const id = useId();
  return (
    <svg viewBox="0 0 120 72" aria-hidden focusable="false" data-directional="">
      <Page tokens={looks[variant ?? 'light']} />
      {variant === undefined && (
        <>
          <clipPath id={id}>
            <path d="M76 0h44v72H44z" />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <Page tokens={looks.dark} />
          </g>
        </>
      )}
    </svg>
  );
}
