import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { fontFamily, fontSize, fontWeight, radius, rem, resolveTokens, RouterLink, space } from '#ui';
import type { Address } from './useAddress';

/** A list of members, such as the fields of a type. */
export const MemberList = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.base,
    overflow: 'clip',
    '& > li + li': { borderTop: `1px solid ${tokens.line.subtle}` },
    // A list in a member.
    '& &': { marginTop: space[1], backgroundColor: 'transparent' },
  };
});

const Item = styled('li')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    padding: `${space[2]}px ${space[4]}px`,
    scrollMarginTop: space[12],
    '&[data-current]': {
      backgroundColor: tokens.accent.soft,
      boxShadow: `inset 3px 0 ${tokens.accent.text}`,
    },
    '@media (forced-colors: active)': { '&[data-current]': { outline: '2px solid Highlight' } },
    '& > div[data-head]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `0 ${space[2]}px`,
      lineHeight: '24px',
    },
    '& > [data-head] > [data-name]': {
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.semibold,
      overflowWrap: 'anywhere',
    },
    '& > [data-deprecated] > [data-name]': { textDecoration: 'line-through' },
    '& small': { fontSize: rem(fontSize.xs), color: tokens.text.secondary },
  };
});

/** Props of {@link Member}. */
export interface MemberProps {
  name: string;
  /** Where the member can be linked to. Undefined if it has no address. */
  link?: { id: string; address: Address } | undefined;
  /** After the name: the type, and facts in short words. */
  facts?: ReactNode;
  isDeprecated?: boolean;
  /** Whether the URL selects it. It is marked and scrolled to. */
  isCurrent?: boolean;
  children?: ReactNode;
}

/** A member of a part of a definition. */
export function Member({
  name,
  link,
  facts,
  isDeprecated = false,
  isCurrent = false,
  children,
}: MemberProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => (isCurrent && item.current ? keepInView(item.current) : undefined), [isCurrent]);
  return (
    <Item ref={item} data-current={isCurrent ? '' : undefined}>
      <div data-head="" data-deprecated={isDeprecated ? '' : undefined}>
        <span data-name="" translate="no">
          {link ? (
            <RouterLink quiet to={link.address.linkTo(link.id)}>
              <bdi>{name}</bdi>
            </RouterLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </span>
        {facts}
      </div>
      {children}
    </Item>
  );
}

/** Keeps an element in view while the content around it loads, until the user acts. */
function keepInView(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'center' }));
  const stop = () => {
    observer.disconnect();
    for (const type of actions) document.removeEventListener(type, stop, true);
  };
  for (const type of actions) document.addEventListener(type, stop, true);
  observer.observe(element.parentElement ?? element);
  return stop;
}

const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
