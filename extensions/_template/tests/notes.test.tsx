import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ResponseError } from '#sdk';
import { renderInTestApp } from '#sdk/testing';
import { TrellisThemeProvider } from '#ui';
import { EntityProvider } from '#extensions/catalog/components';
import { sampleNotesApiRef, type SampleNotesApi } from '../api/SampleNotesApi';
import { SampleNotesCard } from '../cards/SampleNotesCard';
import { SampleNotesPage } from '../pages/SampleNotesPage';
import { SampleNotesTab } from '../pages/SampleNotesTab';
import type { Note } from '../protocol';

const entity = { apiVersion: 'backstage.io/v1alpha1', kind: 'Component', metadata: { name: 'website' } };
const createNote = (text: string): Note => ({
  text,
  entityRef: 'component:default/website',
  author: 'user:default/ann',
});

function createMemoryApi(...texts: string[]): SampleNotesApi {
  const notes = texts.map(createNote);
  return {
    listNotes: async () => [...notes],
    addNote: async ({ text }) => {
      const note = createNote(text);
      notes.unshift(note);
      return note;
    },
  };
}

function show(element: React.ReactElement, api: SampleNotesApi) {
  renderInTestApp(
    <TrellisThemeProvider variant="light">
      <EntityProvider entity={entity}>{element}</EntityProvider>
    </TrellisThemeProvider>,
    { apis: [[sampleNotesApiRef, api]] },
  );
}

it('shows the newest notes on the card', async () => {
  show(<SampleNotesCard limit={2} />, createMemoryApi('third', 'second', 'first'));
  expect(await screen.findByText('second')).toBeInTheDocument();
  expect(screen.queryByText('first')).not.toBeInTheDocument();
});

it('adds a note on the tab', async () => {
  show(<SampleNotesTab />, createMemoryApi());
  expect(await screen.findByRole('heading', { name: 'No notes yet' })).toBeInTheDocument();
  expect(screen.queryByText(/Open a component/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /New note/ }), 'Moved to Lisbon');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Moved to Lisbon');
  expect(screen.getByRole('textbox', { name: /New note/ })).toHaveValue('');
});

it('explains that the backend does not have the plugin', async () => {
  const error = await ResponseError.fromResponse(new Response('', { status: 404 }));
  show(<SampleNotesPage />, { ...createMemoryApi(), listNotes: () => Promise.reject(error) });
  expect(await screen.findByRole('heading', { name: 'Notes are not available' })).toBeInTheDocument();
});
