import {
  BookOpenText,
  Box,
  Boxes,
  CircleHelp,
  CirclePlus,
  Database,
  Landmark,
  LayoutTemplate,
  type LucideIcon,
  MapPin,
  Plug,
  Search,
  User,
  Users,
} from 'lucide-react';
import { type IconElement, lazyPart, preloadLater } from '#sdk';

/** The keys of icons that are loaded after the first content. */
export type MoreIconName =
  | 'brokenImage'
  | 'chat'
  | 'dashboard'
  | 'docs'
  | 'email'
  | 'externalLink'
  | 'github'
  | 'star'
  | 'unstarred'
  | 'warning';

/** Reserves the space of an icon. */
function Blank() {
  return <svg width={24} height={24} aria-hidden />;
}

const MoreIcon = lazyPart(
  preloadLater(async () => (await import('./MoreIcon')).MoreIcon),
  Blank,
  Blank,
);

/** Icons are 24 by 24 pixels. Places that need another size scale them. */
function draw(Icon: LucideIcon): IconElement {
  return <Icon size={24} strokeWidth={1.75} aria-hidden />;
}

function drawLater(name: MoreIconName): IconElement {
  return <MoreIcon name={name} />;
}

/** The built-in icons by key, as pages, links and entity kinds refer to them. */
export const builtInIcons: Readonly<Record<string, IconElement>> = {
  brokenImage: drawLater('brokenImage'),
  catalog: draw(Boxes),
  scaffolder: draw(CirclePlus),
  techdocs: draw(BookOpenText),
  search: draw(Search),
  chat: drawLater('chat'),
  dashboard: drawLater('dashboard'),
  docs: drawLater('docs'),
  email: drawLater('email'),
  github: drawLater('github'),
  group: draw(Users),
  help: draw(CircleHelp),
  'kind:api': draw(Plug),
  'kind:component': draw(Box),
  'kind:domain': draw(Landmark),
  'kind:group': draw(Users),
  'kind:location': draw(MapPin),
  'kind:system': draw(Boxes),
  'kind:user': draw(User),
  'kind:resource': draw(Database),
  'kind:template': draw(LayoutTemplate),
  user: draw(User),
  warning: drawLater('warning'),
  star: drawLater('star'),
  unstarred: drawLater('unstarred'),
  externalLink: drawLater('externalLink'),
};
