import { Network } from 'lucide-react';

/** The icon of the menu item. Loaded with the entity page. */
export function ViewGraphIcon() {
  return <Network aria-hidden />;
}
