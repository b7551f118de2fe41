import {
  BookOpenText,
  Box,
  Boxes,
  CircleHelp,
  CirclePlus,
  Database,
  ExternalLink,
  FileText,
  FolderGit2,
  ImageOff,
  Landmark,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  Plug,
  Search,
  Star,
  TriangleAlert,
  User,
  Users,
} from 'lucide-react';
import type { IconElement } from '#sdk';

/** Icons are 24 by 24 pixels. Places that need another size scale them. */
function draw(Icon: LucideIcon): IconElement {
  return <Icon size={24} strokeWidth={1.75} aria-hidden />;
}

/** The built-in icons by key, as pages, links and entity kinds refer to them. */
export const builtInIcons: Readonly<Record<string, IconElement>> = {
  brokenImage: draw(ImageOff),
  catalog: draw(Boxes),
  scaffolder: draw(CirclePlus),
  techdocs: draw(BookOpenText),
  search: draw(Search),
  chat: draw(MessageSquare),
  dashboard: draw(LayoutDashboard),
  docs: draw(FileText),
  email: draw(Mail),
  github: draw(FolderGit2),
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
  warning: draw(TriangleAlert),
  star: <Star size={24} strokeWidth={1.75} fill="currentColor" aria-hidden />,
  unstarred: draw(Star),
  externalLink: draw(ExternalLink),
};
