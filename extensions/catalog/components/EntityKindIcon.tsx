import { styled } from '@mui/material/styles';
import { type IconComponent, iconsApiRef, useApi } from '#sdk';
import { type KindHue, KindIcon, resolveTokens } from '#ui';

/** Props of {@link EntityKindIcon}. */
export interface EntityKindIconProps {
  kind: string;
  /** The icon that a presentation chose, instead of the one of the kind. */
  Icon?: IconComponent;
  /** In px. */
  size?: number;
}

const Frame = styled('span', { shouldForwardProp: (prop) => prop !== 'hue' && prop !== 'size' })<{
  hue: string;
  size: number;
}>(({ theme, hue, size }) => {
  const { kind } = resolveTokens(theme);
  return {
    display: 'inline-flex',
    flex: 'none',
    color: hue in kind ? kind[hue as KindHue] : kind.unknown,
    '&& svg': { width: size, height: size },
  };
});

/** The icon of a kind in the kind's hue: the one that the app names `kind:<kind>`, else the kit's. Always decoration. */
export function EntityKindIcon({ kind, Icon, size = 16 }: EntityKindIconProps) {
  const iconsApi = useApi(iconsApiRef);
  const hue = kind.toLocaleLowerCase('en-US');
  const icon = Icon ? <Icon fontSize="inherit" /> : iconsApi.icon(`kind:${hue}`);
  if (!icon) return <KindIcon kind={kind} size={size} />;
  return (
    <Frame hue={hue} size={size} aria-hidden>
      {icon}
    </Frame>
  );
}
