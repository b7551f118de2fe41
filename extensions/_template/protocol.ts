import * as z from 'zod/mini';

/** A note about an entity. */
export const noteSchema = z.object({
  /** Full ref of the entity, such as `component:default/website`. */
  entityRef: z.string(),
  text: z.string(),
  /** Ref of the user who wrote the note. */
  author: z.string(),
});

/** Response of `GET /notes`, newest first. */
export const noteListSchema = z.object({ items: z.array(noteSchema) });

/** Body of `POST /notes`. The response is the stored note. */
export const newNoteSchema = z.object({ entityRef: z.string(), text: z.string() });

export type Note = z.infer<typeof noteSchema>;
export type NewNote = z.infer<typeof newNoteSchema>;
