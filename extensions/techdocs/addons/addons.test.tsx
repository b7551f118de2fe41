import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storageApiRef } from '#sdk';
import { TestApiProvider, mockApis, testApi } from '#sdk/testing';
import {
  TechDocsReaderPageContext,
  type TechDocsReaderPage,
} from '../reader/context/TechDocsReaderPageContext';
import { applyTextSize, readTextSize } from '../reader/look/textSize';
import { ExpandableNavigation } from './ExpandableNavigation';
import { LightBox } from './LightBox';
import { TextSize } from './TextSize';

const markup = `
<div class="md-sidebar--primary"><ul>
<li class="md-nav__item md-nav__item--nested md-nav__item--active"><input type="checkbox" class="md-nav__toggle" id="a" checked></li>
<li class="md-nav__item md-nav__item--nested"><input type="checkbox" class="md-nav__toggle" id="b"></li>
</ul></div>
<div class="md-content">
<img id="one" src="http://portal/one.png" alt="One"><a href="/"><img id="linked" src="http://portal/x.png" alt="Linked"></a>
<img id="two" src="http://portal/two.png" alt=""><img id="icon" src="http://portal/icon.png" alt="Icon">
</div>`;

let root: ShadowRoot;

beforeEach(() => {
  localStorage.clear();
  const host = document.createElement('div');
  document.body.append(host);
  root = host.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  for (const image of root.querySelectorAll('img')) {
    const size = image.id === 'icon' ? 20 : 300;
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: size },
      naturalHeight: { value: size },
    });
  }
});
afterEach(() => root.host.remove());

const storage = mockApis.storage();

function Address() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      {pathname + search + hash}
    </button>
  );
}

function show(Addon: ComponentType) {
  const page: TechDocsReaderPage = {
    entityRef: { kind: 'component', namespace: 'default', name: 'web' },
    path: '',
    metadata: { loading: false },
    entityMetadata: { loading: false },
    shadowRoot: root,
    contentVersion: 1,
    title: '',
    setTitle: () => undefined,
  };
  return render(
    <StrictMode>
      <TestApiProvider apis={[testApi(storageApiRef, storage), mockApis.translation()]}>
        <MemoryRouter initialEntries={['/before', '/docs#part']}>
          <TechDocsReaderPageContext value={page}>
            <Addon />
          </TechDocsReaderPageContext>
          <Address />
        </MemoryRouter>
      </TestApiProvider>
    </StrictMode>,
  );
}

const find = <T extends HTMLElement>(id: string): T => {
  const element = root.querySelector<T>(`#${id}`);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
};

describe('the text size', () => {
  it('has five steps, and stays when the settings are closed', async () => {
    const stop = applyTextSize(root);
    const { unmount } = show(TextSize);
    const host = root.host as HTMLElement;
    const scale = () => host.style.getPropertyValue('--docs-text-scale');
    expect(scale()).toBe('');
    const larger = screen.getByRole('button', { name: 'Larger text' });
    const seen: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await userEvent.click(larger);
      seen.push(scale());
    }
    expect(seen).toEqual(['1.15', '1.3', '1.5']);
    expect(larger).toBeDisabled();
    expect(screen.getByText('150%')).toBeVisible();
    unmount();
    expect(scale()).toBe('1.5');
    stop();
    localStorage.setItem('techdocs-text-size', '9000');
    expect(readTextSize()).toBe(100);
  });
});

describe('the expandable navigation', () => {
  it('expands all groups, keeps the current one open, and remembers the choice for the user', async () => {
    const { unmount } = show(ExpandableNavigation);
    await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(find<HTMLInputElement>('b').checked).toBe(true);
    unmount();
    find<HTMLInputElement>('b').checked = false;
    show(ExpandableNavigation);
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse all' }));
    expect(find<HTMLInputElement>('a').checked).toBe(true);
    expect(find<HTMLInputElement>('b').checked).toBe(false);
  });
});

describe('the light box', () => {
  it('opens images by keyboard, turns, magnifies, and returns the focus, and closes with Back', async () => {
    const { unmount } = show(LightBox);
    expect(find('one').ariaLabel).toBe('Open image: One');
    expect(find('two').ariaLabel).toBe('Open image');
    for (const id of ['linked', 'icon']) expect(find(id).getAttribute('role')).toBeNull();
    act(() => void find('one').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' })));
    const dialog = await screen.findByRole('dialog', { name: 'One' });
    expect(screen.getByText('1 of 2')).toBeVisible();
    await userEvent.type(dialog, '{ArrowRight}');
    expect(await screen.findByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next image' })).toBeDisabled();
    await userEvent.click(screen.getAllByRole('button', { name: 'Zoom in' })[0] ?? dialog);
    expect(screen.getAllByRole('button', { name: 'Zoom out' })[0]).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(root.activeElement?.id).toBe('one'));
    expect(screen.getByText('/docs#part')).toBeInTheDocument();
    act(() => find('one').click());
    await screen.findByRole('dialog', { name: 'One' });
    act(() => screen.getByText('/docs?image=1#part').click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('/docs#part')).toBeInTheDocument();
    unmount();
    expect(find('one').getAttribute('role')).toBeNull();
  });
});
