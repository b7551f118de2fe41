import { expect, it } from 'vitest';
import { mockApis } from '#sdk/testing';
import type { Note } from '../protocol';
import { createSampleNotesApi } from './createSampleNotesApi';

const note: Note = {
  entityRef: 'component:default/website',
  text: 'Moved to Lisbon',
  author: 'user:default/ann',
};

function createApi(respond: (request: Request) => Response) {
  const requests: Request[] = [];
  const fetchApi = {
    fetch: async (...args: Parameters<typeof fetch>) => {
      const request = new Request(...args);
      requests.push(request);
      return respond(request);
    },
  };
  return { api: createSampleNotesApi({ discoveryApi: mockApis.discovery(), fetchApi }), requests };
}

it('lists the notes about an entity', async () => {
  const { api, requests } = createApi(() => Response.json({ items: [note] }));
  expect(await api.listNotes(note.entityRef)).toEqual([note]);
  expect(requests[0]?.url).toMatch(/\/api\/sample-notes\/notes\?entityRef=component%3Adefault%2Fwebsite$/);
});

it('adds a note', async () => {
  const { api, requests } = createApi(() => Response.json(note, { status: 201 }));
  const { entityRef, text } = note;
  expect(await api.addNote({ entityRef, text })).toEqual(note);
  expect(requests[0]?.method).toBe('POST');
  expect(await requests[0]?.json()).toEqual({ entityRef, text });
});

it('throws the status of a failed request', async () => {
  const { api } = createApi(() => new Response('', { status: 404 }));
  await expect(api.listNotes()).rejects.toMatchObject({ status: 404 });
});
