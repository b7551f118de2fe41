/** Documents that attack the page, by technique. Each sets `canary` if it succeeds. */
export const hostileDocuments: Readonly<Record<string, string>> = {
  'a script': '<script>globalThis.canary = 1</script>',
  'an image that fails': '<img src=x onerror="globalThis.canary = 1">',
  'an SVG that loads': '<svg onload="globalThis.canary = 1"><script>globalThis.canary = 1</script></svg>',
  'an object and a frame':
    '<object data="data:text/html,x"></object><embed src="x"><iframe src="//evil"></iframe>',
  'a link that runs code':
    '[a](javascript:globalThis.canary=1) <a href="jAva&#9;script:globalThis.canary=1">b</a> <a href="vbscript:x">c</a>',
  'data, blob': '[a](data:text/html,x) <a href="data:text/html,x">b</a> <a href="blob:x">c</a>',
  'an autolink': '<javascript:globalThis.canary=1>',
  'an image from data': '![x](data:image/svg+xml,x) <img src="javascript:globalThis.canary=1">',
  'a breakout of MathML':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=globalThis.canary=1>',
  'a breakout of noscript': '<noscript><p title="</noscript><img src=x onerror=globalThis.canary=1>">',
  'a style':
    '<style>*{position:fixed}</style><p style="position:fixed;inset:0">x</p><link rel=stylesheet href=//evil>',
  'a shadow root':
    '<div><template shadowrootmode=open><img src=x onerror=globalThis.canary=1></template></div>',
  'names that shadow globals':
    '<form id=body><input name=attributes id=__proto__></form><a id=main-content name=cookie></a>',
  'a base and a refresh': '<base href="//evil"><meta http-equiv=refresh content="0;url=//evil">',
};
