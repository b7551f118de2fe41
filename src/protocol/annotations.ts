import { ANNOTATION_PREFIX } from './product';

/** Where the descriptor of an entity was read. */
export const ANNOTATION_LOCATION = `${ANNOTATION_PREFIX}/managed-by-location` as const;
/** The root location that led to the entity. */
export const ANNOTATION_ORIGIN_LOCATION = `${ANNOTATION_PREFIX}/managed-by-origin-location` as const;
/** `'true'` while no location yields the entity any more. */
export const ANNOTATION_ORPHAN = `${ANNOTATION_PREFIX}/orphan` as const;
/** Where people read the descriptor. */
export const ANNOTATION_VIEW_URL = `${ANNOTATION_PREFIX}/view-url` as const;
/** Where people change the descriptor. */
export const ANNOTATION_EDIT_URL = `${ANNOTATION_PREFIX}/edit-url` as const;
/** Where the source code is, as a location ref. */
export const ANNOTATION_SOURCE_LOCATION = `${ANNOTATION_PREFIX}/source-location` as const;
