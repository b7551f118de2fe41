import { inputError, openTo, parseBody, readQuery } from '#backend';
import type { AuthService, LiveSettings, Router } from '#backend';
import { safeParseEntityRef, stringifyEntityRef } from '#model';
import { newNoteSchema, type Note } from '../protocol';
import type { NoteStore } from './noteStore';
import type { SampleNotesSettings } from './sampleNotesSource';

/** What the routes are made from. */
export interface NoteRoutesOptions {
  router: Router;
  auth: AuthService;
  settings: LiveSettings<SampleNotesSettings>;
  store: NoteStore;
}

/** Every route declares who may call it. To require a permission, use `refuseOthers` or `hideFromOthers`. */
const reading = openTo('users', 'All users can read all notes.');
const writing = openTo('users', 'All users can add notes. The author is the user who calls.');

/** Adds `GET /notes` and `POST /notes`. */
export function addNoteRoutes({ router, auth, settings, store }: NoteRoutesOptions): void {
  router.get('/notes', reading, async (request) => {
    const entityRef = readQuery(request).get('entityRef');
    return { items: await store.list(entityRef === null ? undefined : normalizeRef(entityRef)) };
  });

  router.post('/notes', writing, async (request, reply) => {
    const { entityRef, text } = parseBody(newNoteSchema, request.body);
    const { maxLength } = settings.current;
    if (text.trim() === '' || text.length > maxLength)
      throw inputError(`A note must have 1 to ${maxLength} characters`);
    const note: Note = { entityRef: normalizeRef(entityRef), text, author: auth.userRefOf(request) };
    await store.add(note);
    return reply.code(201).send(note);
  });
}

/** Refs without a namespace or with capitals name the same entity. */
function normalizeRef(text: string): string {
  const ref = safeParseEntityRef(text);
  if (!ref.ok) throw inputError(ref.message);
  return stringifyEntityRef(ref.value);
}
