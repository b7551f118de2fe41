import { useTheme } from '@mui/material/styles';
import { type CSSProperties, cloneElement } from 'react';
import { type IconComponent, iconsApiRef, useApi } from '#sdk';
import { KindIcon, resolveKindHue, resolveTokens } from '#ui';

/** Props of {@link EntityKindIcon}. */
export interface EntityKindIconProps {
  kind: string;
  /** Replaces the icon of the kind. */
  Icon?: IconComponent;
  /** In px. */
  size?: number;
}

/**
 * The icon of a kind in its color: `kind:<kind>` of the icons API, or the default. Always decorative. Uses a plain element with
 * an inline style, because a page can contain dozens of them.
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
