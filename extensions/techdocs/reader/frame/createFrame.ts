/** The parts of a documentation page in its shadow root. */
export interface Frame {
  root: ShadowRoot;
  primary: HTMLElement;
  secondary: HTMLElement;
  /** Contains the navigation. */
  navigation: HTMLElement;
  /** Contains the table of contents. */
  contents: HTMLElement;
  article: HTMLElement;
  footer: HTMLElement;
  /** Shows a sidebar over the page while it is open. */
  drawer: HTMLDialogElement;
  closeDrawer: () => void;
}

/**
 * Creates the parts of a documentation page in a shadow root: navigation, content, table of contents. They have the class names of
 * Material for MkDocs, which add-ons know. Add-ons can be in the slots `primary-sidebar` and `secondary-sidebar`.
 */
export function createFrame(host: HTMLElement): Frame {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const primary = createSidebar('primary', 'navigation');
  const secondary = createSidebar('secondary', 'toc');
  const article = create('article', 'md-content__inner md-typeset');
  const content = create('div', 'md-content');
  content.dataset['mdComponent'] = 'content';
  content.append(article);
  const inner = create('div', 'md-main__inner md-grid');
  inner.append(primary.sidebar, content, secondary.sidebar);
  const footer = create('footer', 'md-footer');
  content.append(footer);
  const container = create('div', 'md-container');
  container.dataset['mdComponent'] = 'container';
  container.dataset['mdColorScheme'] = 'default';
  container.append(inner);
  const drawer = document.createElement('dialog');
  drawer.className = 'docs-drawer';
  root.replaceChildren(container, drawer);

  drawer.addEventListener('close', () => {
    inner.prepend(primary.sidebar);
    inner.append(secondary.sidebar);
    drawer.replaceChildren();
  });
  return {
    root,
    primary: primary.sidebar,
    secondary: secondary.sidebar,
    navigation: primary.body,
    contents: secondary.body,
    article,
    footer,
    drawer,
    closeDrawer: () => drawer.open && drawer.close(),
  };
}

function createSidebar(
  side: 'primary' | 'secondary',
  type: string,
): { sidebar: HTMLElement; body: HTMLElement } {
  const sidebar = create('div', `md-sidebar md-sidebar--${side}`);
  sidebar.dataset['mdComponent'] = 'sidebar';
  sidebar.dataset['mdType'] = type;
  sidebar.dataset['pending'] = '';
  const wrap = create('div', 'md-sidebar__scrollwrap');
  const inner = create('div', 'md-sidebar__inner');
  const slot = document.createElement('slot');
  slot.name = `${side}-sidebar`;
  const body = create('div', 'docs-sidebar');
  inner.append(slot, body);
  wrap.append(inner);
  sidebar.append(wrap);
  return { sidebar, body };
}

function create(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
