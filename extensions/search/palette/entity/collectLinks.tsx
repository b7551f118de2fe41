import { ExternalLink } from 'lucide-react';
import type { Entity } from '#model';
import type { IconsApi } from '#sdk';
import { resolveSafeHref } from '#ui';
import type { PaletteItem } from '../model/paletteItem';

/** Collects the links of an entity that are safe to open. */
export function collectLinks({ metadata }: Entity, icons: IconsApi): PaletteItem[] {
  return (metadata.links ?? []).flatMap(({ url, title, icon }, index): PaletteItem[] => {
    const to = resolveSafeHref(url);
    if (to === undefined) return [];
    return [
      {
        id: `entity-link:${index}:${to}`,
        kind: 'page',
        group: 'links',
        title: title ?? url,
        note: title === undefined ? undefined : new URL(to, window.location.href).host,
        icon: (icon === undefined ? undefined : icons.icon(icon)) ?? <ExternalLink aria-hidden />,
        to,
      },
    ];
  });
}
