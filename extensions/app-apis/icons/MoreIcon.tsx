import {
  ExternalLink,
  FileText,
  FolderGit2,
  ImageOff,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquare,
  Star,
  TriangleAlert,
} from 'lucide-react';
import type { MoreIconName } from './builtInIcons';

const icons: Readonly<Record<MoreIconName, LucideIcon>> = {
  brokenImage: ImageOff,
  chat: MessageSquare,
  dashboard: LayoutDashboard,
  docs: FileText,
  email: Mail,
  externalLink: ExternalLink,
  github: FolderGit2,
  star: Star,
  unstarred: Star,
  warning: TriangleAlert,
};

/** Props of {@link MoreIcon}. */
export interface MoreIconProps {
  name: MoreIconName;
}

/** A built-in icon that the first page does not show. */
export function MoreIcon({ name }: MoreIconProps) {
  const Icon = icons[name];
  return (
    <Icon size={24} strokeWidth={1.75} {...(name === 'star' ? { fill: 'currentColor' } : {})} aria-hidden />
  );
}
