import { Suspense, useLayoutEffect, useRef } from 'react';
import type { Entity } from '#model';
import { ErrorBoundary } from '#sdk';
import { EntityProvider } from '#extensions/catalog/components';
import type { EntityHook, HookItem } from './entityHooks';

/** Props of {@link HookProbes}. */
export interface HookProbesProps {
  entity: Entity;
  hooks: readonly EntityHook[];
  /** Called when an item appears, changes or disappears. */
  onItem: (id: string, item: HookItem | undefined) => void;
}

/** Calls hooks inside the provider of an entity, each in its own component, and reports what they return. Shows nothing. */
export function HookProbes({ entity, hooks, onItem }: HookProbesProps) {
  return (
    <EntityProvider entity={entity}>
      {hooks.map((hook) => (
        // A hook of a plugin that throws has no item. The others do.
        <ErrorBoundary key={hook.id} renderFailure={() => null} onError={console.error}>
          <Suspense>
            <HookProbe hook={hook} onItem={onItem} />
          </Suspense>
        </ErrorBoundary>
      ))}
    </EntityProvider>
  );
}

function HookProbe({
  hook: { id, useItem },
  onItem,
}: { hook: EntityHook } & Pick<HookProbesProps, 'onItem'>) {
  const item = useItem();
  const latest = useRef(item);
  // Hooks return new functions on each render, so only what is shown is compared.
  const shown = item && JSON.stringify([item.title, item.note, item.to, item.run !== undefined]);
  useLayoutEffect(() => {
    latest.current = item;
  });
  useLayoutEffect(() => {
    const { current } = latest;
    if (shown === undefined || !current) return undefined;
    onItem(id, { ...current, ...(current.run && { run: () => latest.current?.run?.() }) });
    return () => onItem(id, undefined);
  }, [id, onItem, shown]);
  return null;
}
