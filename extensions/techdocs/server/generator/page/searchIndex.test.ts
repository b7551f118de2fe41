import { expect, it } from 'vitest';
import { listSearchEntries } from './searchIndex';

it('has the text of a page without its markup', () => {
  const html =
    '<h1 id="sale">Sale<a class="headerlink" href="#sale">¶</a></h1><p>It&#x27;s &#39;5 &lt; 6&#39; &amp;amp; <em>so</em>. &#x110000; &nope;</p><h2 id="end">End</h2><p>Done.</p>';
  expect(listSearchEntries('sale/', 'Sale', html)).toEqual([
    { location: 'sale/', title: 'Sale', text: "Sale It's '5 < 6' &amp; so. &#x110000; &nope; End Done." },
    { location: 'sale/#sale', title: 'Sale', text: "It's '5 < 6' &amp; so. &#x110000; &nope;" },
    { location: 'sale/#end', title: 'End', text: 'Done.' },
  ]);
});
