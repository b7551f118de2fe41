import { ANNOTATION_PREFIX } from './product';

/** The location that the entity's descriptor was read from. */
export const ANNOTATION_LOCATION = `${ANNOTATION_PREFIX}/managed-by-location` as const;
/** The registered location that led to the entity. */
export const ANNOTATION_ORIGIN_LOCATION = `${ANNOTATION_PREFIX}/managed-by-origin-location` as const;
/** `'true'` if no location provides the entity any longer. */
export const ANNOTATION_ORPHAN = `${ANNOTATION_PREFIX}/orphan` as const;
/** The URL where people can view the descriptor. */
export const ANNOTATION_VIEW_URL = `${ANNOTATION_PREFIX}/view-url` as const;
/** The URL where people can edit the descriptor. */
export const ANNOTATION_EDIT_URL = `${ANNOTATION_PREFIX}/edit-url` as const;
/** The location of the source code, as a location ref. */
export const ANNOTATION_SOURCE_LOCATION = `${ANNOTATION_PREFIX}/source-location` as const;

/** Where the documentation of an entity comes from. */
export const ANNOTATION_DOCS_REF = `${ANNOTATION_PREFIX}/techdocs-ref`;
/** The entity whose documentation is also that of this entity. */
export const ANNOTATION_DOCS_ENTITY = `${ANNOTATION_PREFIX}/techdocs-entity`;
/** The page to start with in the documentation of another entity. */
export const ANNOTATION_DOCS_ENTITY_PATH = `${ANNOTATION_PREFIX}/techdocs-entity-path`;
