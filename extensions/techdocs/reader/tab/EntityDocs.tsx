import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useEntity, useEntityPresentation } from '#extensions/catalog';
import { useMountPath } from '#sdk';
import type { TechDocsAddon } from '../../blueprints/addonDataRef';
import { type DocsTarget, resolveDocsTarget } from '../../client/resolveDocsTarget';
import { DocsSearch } from '../search/DocsSearch';
import { DocsReader } from '../view/DocsReader';
import { DefaultPath } from '../view/LazyDefaultPath';

/** Props of {@link EntityDocs}. */
export interface EntityDocsProps {
  /** Add-ons of this tab only. */
  addons: readonly TechDocsAddon[];
  /** Shown if the entity has no documentation. */
  emptyState: ReactNode;
}

/** The documentation on the page of an entity. */
export function EntityDocs({ addons, emptyState }: EntityDocsProps) {
  const { entity } = useEntity();
  const target = useMemo(() => resolveDocsTarget(entity), [entity]);
  if (!target) return <>{emptyState}</>;
  return <EntitySite {...target} addons={addons} />;
}

function EntitySite({ entityRef, path: firstPath, addons }: DocsTarget & Pick<EntityDocsProps, 'addons'>) {
  const { '*': rest = '' } = useParams();
  const sitePath = useMountPath();
  const path = rest.replace(/\/+$/, '');
  const { primaryTitle } = useEntityPresentation(entityRef);
  return (
    <>
      {firstPath !== '' && <DefaultPath path={path} defaultPath={firstPath} sitePath={sitePath} />}
      <DocsReader
        embedded
        entityRef={entityRef}
        sitePath={sitePath}
        path={path}
        addons={addons}
        title={primaryTitle}
        search={<DocsSearch entityRef={entityRef} title={primaryTitle} />}
      />
    </>
  );
}
