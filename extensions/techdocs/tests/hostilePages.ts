/** A page that tries to harm the reader. */
export interface HostilePage {
  name: string;
  /** The content between two harmless paragraphs. */
  html: string;
  /** The text that remains. */
  keeps?: string;
}

/** Pages that must not run, load or move anything. Each script calls `canary`. */
export const hostilePages: readonly HostilePage[] = [
  {
    name: 'scripts and handlers',
    html: '<script>canary()</script><img src=x onerror=canary()><svg onload=canary()><title>Drawing</title></svg><object data="data:text/html,x">inside </object><embed src="data:text/html,x"><p onclick=canary()>kept text</p>',
    keeps: 'inside kept text',
  },
  {
    name: 'addresses of scripts',
    html: '<a href="jAva&#9;script:canary()">one</a> <a href="data:text/html,<script>canary()</script>">two</a> <a href="vbscript:x">three</a> <a href="blob:null/x">four</a> <a href="\u0001javascript:canary()">five</a>',
    keeps: 'one two three four five',
  },
  {
    name: 'mutations',
    html: '<form><math><mtext></form><form><mglyph><style></math><img src onerror=canary()></style></mglyph></form></mtext></math><noscript><p title="</noscript><img src=x onerror=canary()>"></noscript><style><img src=x onerror=canary()></style>',
  },
  {
    name: 'text without scripts',
    html: '<noscript><p title="</noscript><img src=x onerror=canary()>">inside ',
    keeps: 'inside Text after.',
  },
  {
    name: 'deep nesting',
    html: `${'<div>'.repeat(2000)}<img src=x onerror=canary()>deep text`,
    keeps: 'deep text',
  },
  {
    name: 'a declarative shadow root',
    html: '<div><template shadowrootmode="open"><img src=x onerror=canary()></template>visible</div>',
    keeps: 'visible',
  },
  {
    name: 'custom elements',
    html: '<docs-card onx="canary()" innerhtml="<img src=x onerror=canary()>" onclick="canary()" size="2">card</docs-card><other-card>other</other-card>',
    keeps: 'card',
  },
  {
    name: 'another base',
    html: '<base href="https://evil.invalid/"><a href="guide/">the guide</a>',
    keeps: 'the guide',
  },
  {
    name: 'frames',
    html: '<iframe src="https://evil.invalid/?a=frames.example"></iframe><iframe src="https://frames.example.evil.invalid/"></iframe><iframe srcdoc="<script>parent.canary()</script>"></iframe><iframe src="javascript:parent.canary()"></iframe>framed',
    keeps: 'framed',
  },
  {
    name: 'styles',
    html: '<style>@import "https://evil.invalid/x.css"; body { display: none }</style><div style="position:fixed;inset:0;background:url(https://evil.invalid/x.png);text-align:right">styled</div>',
    keeps: 'styled',
  },
  {
    name: 'names of properties',
    html: '<form id=body><input name=attributes><input name=parentNode><input name=nodeName></form><img name=getElementById><a id=__proto__>proto</a><p id=constructor>named</p>',
    keeps: 'named',
  },
  {
    name: 'links out of the site',
    html: '<a href="../../../../api/auth/refresh">up</a> <a href="%2e%2e%2f%2e%2e%2fapi">encoded</a> <a href="..%5c..%5capi">backslash</a>',
    keeps: 'up encoded backslash',
  },
  {
    name: 'drawings',
    html: '<svg><a xlink:href="javascript:canary()"><text>drawn</text></a><use href="data:image/svg+xml,x#x"/><foreignObject><img src=x onerror=canary()></foreignObject><animate attributeName=href values="javascript:canary()"/><set attributeName=href to="javascript:canary()"/><image href="https://evil.invalid/i.svg"/><rect fill="url(https://evil.invalid/p.svg#p)"/></svg>after the drawing',
    keeps: 'after the drawing',
  },
  {
    name: 'controls',
    html: '<form action="https://evil.invalid"><input type=password autofocus onfocus=canary()><button formaction="javascript:canary()">send</button></form><dialog open>dialog</dialog><div popover=auto tabindex=1 autofocus onfocus=canary()>popover</div>',
    keeps: 'send',
  },
  {
    name: 'attributes of the reader',
    html: '<img alt="" data-inline-src="/api/catalog/canary"><p data-docs-to="/settings" data-docs-path="x">marked</p>',
    keeps: 'marked',
  },
  {
    name: 'a stylesheet',
    html: `<a class="cover" href="https://evil.invalid/">cover</a><p class="kept">styled</p>${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `<p class="c${number}" data-place="fixed">${number}</p>`).join('')}`,
    keeps: 'styled',
  },
  {
    name: 'a refresh to a script',
    html: '<meta http-equiv="refresh" content="0;url=javascript:canary()"><p>refreshed</p>',
    keeps: 'refreshed',
  },
];

/** The linked stylesheet of each page. It must not load anything, fix anything, or cover the portal. */
export const hostileSheet = `
@import url(https://evil.invalid/import.css);
@font-face { font-family: f; src: url(https://evil.invalid/font); }
.c1 { background: url(https://evil.invalid/1) var(--e,); background-color: var(--c); }
.c2 { display: list-item; list-style: url(https://evil.invalid/2) var(--e,); }
.c3 { border: 1px solid var(--c); border-image: url(https://evil.invalid/3) 1 var(--e,); border-image-slice: 1; }
.c4 { mask: url(https://evil.invalid/4) var(--e,); }
.c5 { -webkit-mask-box-image: url(https://evil.invalid/5) var(--e,); mask: none; }
.c6 { color: red; & b { } --image: url(https://evil.invalid/6); --place: fixed; position: fixed; }
.c6 { background: var(--image); position: var(--place); }
.c7 { position: attr(data-place type(*)); }
.c8::before { content: \\75 rl(https://evil.invalid/8) var(--e,); }
.c9 { background: /*"*/ url(https://evil.invalid/9) /*"*/ var(--e,); }
.cover { position: absolute; top: -600px; left: -600px; width: 300vw; height: 300vh; z-index: 2147483647; }
.kept { border: 3px solid var(--none, rgb(1, 2, 3)); }
`;

/** Prints a page as MkDocs does. */
export function printHostilePage({ name, html }: HostilePage): string {
  return `<!doctype html><html lang="en"><head><title>${name}</title><link rel="stylesheet" href="https://evil.invalid/x.css"><link rel="stylesheet" href="hostile.css"></head><body><div class="md-container"><main class="md-main"><div class="md-content"><article class="md-content__inner md-typeset"><h1 id="top">Page</h1><p data-benign="before">Text before.</p>${html}<p data-benign="after">Text after.</p></article></div></main></div></body></html>`;
}
