/** Gives each content of tabs the title of its tab, because printed pages show all of them one after the other. */
export function labelTabs(root: ShadowRoot): () => void {
  const blocks: HTMLElement[] = [];
  for (const set of root.querySelectorAll('.tabbed-set')) {
    const labels = set.querySelectorAll(':scope > .tabbed-labels > label');
    for (const [index, block] of set
      .querySelectorAll<HTMLElement>(':scope > .tabbed-content > .tabbed-block')
      .entries()) {
      block.dataset['docsTitle'] = labels[index]?.textContent ?? '';
      blocks.push(block);
    }
  }
  const showLabel = (event: Event): void => {
    const { id } = event.target as HTMLElement;
    if (!id.startsWith('__tabbed_')) return;
    const label = root.querySelector(`.tabbed-labels > label[for="${CSS.escape(id)}"]`);
    label?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  root.addEventListener('change', showLabel);
  return () => {
    root.removeEventListener('change', showLabel);
    for (const block of blocks) delete block.dataset['docsTitle'];
  };
}
