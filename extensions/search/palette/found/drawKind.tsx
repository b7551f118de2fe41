import type { ReactElement } from 'react';
import { EntityKindIcon } from '#extensions/catalog/components';

/** Draws the icon of a kind of entity. */
export function drawKind(kind: string): ReactElement {
  return <EntityKindIcon kind={kind} size={18} />;
}
