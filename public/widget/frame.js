/*
 * Shows a widget of another site inside a sandboxed frame without any right of this site (decision Q-50). The page
 * hands the markup over once; how high it has become goes back. Whoever listens must not trust a word of it: from
 * then on the widget's own scripts can say the same.
 */
(() => {
  // Opened in any other way the markup would run with the site's rights: then there is nothing to do here.
  if (origin !== 'null' || parent === window) return;
  const tell = (message) => parent.postMessage(message, '*');
  const plainLook =
    '<style>:root{color-scheme:light;background:#fff;color:#17110e;font:16px/1.55 system-ui,sans-serif}' +
    'body{display:flow-root;margin:0;padding:16px;overflow-wrap:anywhere}blockquote{margin:0}img,iframe,video{max-width:100%}</style>';

  function show({ html, lang, dir }) {
    // Written, not inserted: scripts then run in their order, and old ones may write themselves.
    document.open();
    document.write(`<!doctype html><base target="_blank">${plainLook}<body>${html}`);
    document.close();
    document.documentElement.lang = lang;
    document.documentElement.dir = dir;
    let told = 0;
    const tellHeight = () => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      tell({ type: 'widget-height', height });
    };
    new ResizeObserver(tellHeight).observe(document.body);
    tellHeight();
  }

  addEventListener('message', function hear({ source, data }) {
    if (source !== parent || data?.type !== 'widget-markup') return;
    removeEventListener('message', hear);
    show(data);
  });
  addEventListener('load', () => tell({ type: 'widget-ready' }), { once: true });
})();
