import { createRouteRef } from '#sdk';

/** The page with all notes. */
export const sampleNotesRouteRef = createRouteRef();
