import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { EntityKindIcon } from '#extensions/catalog/components';
import { useEntityPresentation } from '#extensions/catalog';
import { stringifyEntityRef } from '#model';
import { useMountPath, useRouteRefParams } from '#sdk';
import { Page } from '#ui';
import type { TechDocsAddon } from '../../blueprints/addonDataRef';
import { resolveDocsTarget } from '../../client/resolveDocsTarget';
import { docsRouteRef } from '../../routes';
import type { TechDocsReaderPage } from '../context/TechDocsReaderPageContext';
import { DocsSearch } from '../search/DocsSearch';
import { DocsReader } from '../view/DocsReader';
import { DefaultPath } from '../view/LazyDefaultPath';
import { useEntityMetadata } from '../view/useSite';
import { ReaderHeader } from './ReaderHeader';

/** Props of {@link ReaderPage}. */
export interface ReaderPageProps {
  /** Add-ons of this page only. */
  addons: readonly TechDocsAddon[];
  withoutSearch: boolean;
  withoutHeader: boolean;
}

/** The page that shows the documentation of an entity. */
export function ReaderPage({ addons, withoutSearch, withoutHeader }: ReaderPageProps) {
  const { namespace, kind, name } = useRouteRefParams(docsRouteRef);
  const { '*': rest = '' } = useParams();
  const sitePath = useMountPath();
  const ofPath = useMemo(() => ({ namespace, kind, name }), [namespace, kind, name]);
  const path = rest.replace(/\/+$/, '');
  const { value: entity, loading: isTentative } = useEntityMetadata(ofPath).metadata;
  const target = useMemo(() => entity && resolveDocsTarget(entity), [entity]);
  // Most documentation is the entity's own, so it is loaded together with the annotations.
  const isOther = target !== undefined && stringifyEntityRef(target.entityRef) !== stringifyEntityRef(ofPath);
  const entityRef = isOther ? target.entityRef : ofPath;
  const ref = stringifyEntityRef(entityRef);
  const { primaryTitle } = useEntityPresentation(ref);
  const header = (page: TechDocsReaderPage, headerAddons: ReactNode, heading: string | undefined) => (
    <ReaderHeader page={page} heading={heading} icon={<EntityKindIcon kind={entityRef.kind} size={18} />}>
      {headerAddons}
    </ReaderHeader>
  );
  return (
    <Page>
      {target && target.path !== '' && (
        <DefaultPath path={path} defaultPath={target.path} sitePath={sitePath} />
      )}
      <DocsReader
        key={ref}
        entityRef={entityRef}
        isTentative={isTentative}
        sitePath={sitePath}
        path={path}
        addons={addons}
        title={primaryTitle}
        {...(!withoutHeader && { renderHeader: header })}
        {...(!withoutSearch && { search: <DocsSearch entityRef={entityRef} title={primaryTitle} /> })}
      />
    </Page>
  );
}
