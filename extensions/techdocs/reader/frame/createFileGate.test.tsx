import { expect, it } from 'vitest';
import { createFileGate } from './createFileGate';

it('loads the files of a site when there is a cookie, and those of other hosts at once', () => {
  const files = 'https://portal.example/api/techdocs/static/docs/default/component/web';
  const create = () => {
    const root = document.createElement('div');
    root.innerHTML = `<img src="${files}/a.png"><video poster="${files}/b.png" src="${files}/c.mp4"></video><img src="https://example.com/d.png">`;
    return root;
  };
  const addresses = (root: Element) =>
    [...root.querySelectorAll('*')].map((element) => [
      element.getAttribute('src'),
      element.getAttribute('poster'),
    ]);
  const all = addresses(create());
  const gate = createFileGate();
  const [shown, left] = [create(), create()];
  for (const root of [shown, left]) gate.hold(root, files);
  expect(addresses(shown)).toEqual([
    [null, null],
    [null, null],
    ['https://example.com/d.png', null],
  ]);
  document.body.append(shown);
  gate.setOpen(true);
  expect(addresses(shown)).toEqual(all);
  // Of a page that is not shown anymore, nothing is requested.
  expect(left.querySelector('video')?.getAttribute('src')).toBeNull();
  const next = create();
  gate.hold(next, files);
  expect(addresses(next)).toEqual(all);
  shown.remove();
});
