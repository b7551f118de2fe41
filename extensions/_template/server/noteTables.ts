import type { Generated } from 'kysely';

/** The tables of the plugin. Their names start with the id of the plugin. */
export interface NoteTables {
  sample_notes_note: {
    id: Generated<string>;
    entity_ref: string;
    text: string;
    /** Ref of the user who wrote the note. */
    author: string;
  };
}
