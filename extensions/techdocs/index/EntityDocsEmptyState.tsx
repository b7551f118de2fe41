import { useEntity } from '#extensions/catalog';
import { MissingAnnotation } from '#viewers/missingAnnotation';
import { ANNOTATION_DOCS_REF } from '#protocol';

/** Shown on the tab of an entity that has no documentation. */
export function EntityDocsEmptyState() {
  const { kind, apiVersion, metadata } = useEntity().entity;
  return (
    <MissingAnnotation
      annotations={[ANNOTATION_DOCS_REF]}
      examples={{ [ANNOTATION_DOCS_REF]: 'dir:.' }}
      entity={{ kind, apiVersion, name: metadata.name }}
      readMoreUrl="https://backstage.io/docs/features/techdocs/how-to-guides/#how-to-understand-techdocs-ref-annotation-values"
    />
  );
}
