import { useTheme } from '@mui/material/styles';
import { type CSSProperties, cloneElement } from 'react';
import { type IconComponent, iconsApiRef, useApi } from '#sdk';
import { KindIcon, resolveKindHue, resolveTokens } from '#ui';

/** Props of {@link EntityKindIcon}. */
export interface EntityKindIconProps {
  kind: string;
  /** The icon that a presentation chose, instead of the one of the kind. */
  Icon?: IconComponent;
  /** In px. */
  size?: number;
}

/**
 * The icon of a kind in the kind's hue: the one that the app names `kind:<kind>`, else the kit's. Always decoration. A page
 * has dozens of them, so it is a plain element with a style of its own.
 */
export function EntityKindIcon({ kind, Icon, size = 16 }: EntityKindIconProps) {
  const iconsApi = useApi(iconsApiRef);
  const tokens = resolveTokens(useTheme());
  const named = Icon ? <Icon fontSize="inherit" /> : iconsApi.icon(`kind:${kind.toLocaleLowerCase('en-US')}`);
  if (!named) return <KindIcon kind={kind} size={size} />;
  const style: CSSProperties = {
    display: 'inline-flex',
    flex: 'none',
    fontSize: size,
    color: tokens.kind[resolveKindHue(kind)],
  };
  return (
    <span style={style} aria-hidden>
      {cloneElement(named, { width: size, height: size })}
    </span>
  );
}
