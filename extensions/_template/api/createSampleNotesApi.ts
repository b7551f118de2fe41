import { ResponseError, type DiscoveryApi, type FetchApi } from '#sdk';
import { noteListSchema, noteSchema } from '../protocol';
import type { SampleNotesApi } from './SampleNotesApi';

/** What the API sends requests with. */
export interface SampleNotesApiOptions {
  discoveryApi: DiscoveryApi;
  fetchApi: FetchApi;
}

/** Creates the API that calls the server side of the plugin. */
export function createSampleNotesApi({ discoveryApi, fetchApi }: SampleNotesApiOptions): SampleNotesApi {
  async function send(path: string, init?: RequestInit): Promise<unknown> {
    const baseUrl = await discoveryApi.getBaseUrl('sample-notes');
    const response = await fetchApi.fetch(`${baseUrl}${path}`, init);
    if (!response.ok) throw await ResponseError.fromResponse(response);
    return response.json();
  }
  return {
    async listNotes(entityRef) {
      const query = entityRef === undefined ? '' : `?${new URLSearchParams({ entityRef }).toString()}`;
      return noteListSchema.parse(await send(`/notes${query}`)).items;
    },
    async addNote(note) {
      const body = JSON.stringify(note);
      const headers = { 'Content-Type': 'application/json' };
      return noteSchema.parse(await send('/notes', { method: 'POST', headers, body }));
    },
  };
}
