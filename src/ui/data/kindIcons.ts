import type { LucideIcon } from 'lucide-react';
import {
  Box,
  Boxes,
  CircleQuestionMark,
  Database,
  Landmark,
  LayoutTemplate,
  MapPin,
  Plug,
  User,
  Users,
} from 'lucide-react';
import type { KindHue } from '../theme/palette';

const icons: Readonly<Record<KindHue, LucideIcon>> = {
  component: Box,
  api: Plug,
  resource: Database,
  system: Boxes,
  domain: Landmark,
  group: Users,
  user: User,
  location: MapPin,
  template: LayoutTemplate,
  unknown: CircleQuestionMark,
};

/** Returns the color name of an entity kind, in any case. Kinds that Trellis does not define are `unknown`. */
export function resolveKindHue(kind: string): KindHue {
  const name = kind.toLowerCase();
  return Object.hasOwn(icons, name) ? (name as KindHue) : 'unknown';
}

/** Returns the icon of an entity kind. */
export function resolveKindIcon(kind: string): LucideIcon {
  return icons[resolveKindHue(kind)];
}
