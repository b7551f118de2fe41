import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { resolveTokens } from '../theme/resolveTokens';
import type { KindHue } from '../theme/palette';
import { resolveKindHue, resolveKindIcon } from './kindIcons';

/** Props of {@link KindIcon}. */
export interface KindIconProps {
  /** The kind of the entity, in upper or lower case. */
  kind: string;
  /** In px. */
  size?: number;
  /** The accessible name. Omit it if the kind is written next to the icon. */
  label?: string;
}

const Tinted = styled('span', { shouldForwardProp: (prop) => prop !== 'hue' })<{ hue: KindHue }>(
  ({ theme, hue }) => ({
    display: 'inline-flex',
    flex: 'none',
    verticalAlign: '-0.15em',
    alignSelf: 'center',
    color: resolveTokens(theme).kind[hue],
  }),
);

/** The icon of an entity kind, in the color of the kind. */
export function KindIcon({ kind, size = 16, label }: KindIconProps) {
  return (
    <Tinted
      hue={resolveKindHue(kind)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {createElement(resolveKindIcon(kind), { size, 'aria-hidden': true })}
    </Tinted>
  );
}
