/** Files of the build that the worker stores when it is installed, as patterns; those it gathers into one come on top. */
export const PRECACHED_FILES: string[] = [
  'assets/**/*.{js,css,svg,avif,webp}',
  'assets/*-latin-*.woff2',
  // Prerendered pages of fixed addresses, most of them as what they add to the shell. Pages that only the API knows are
  // rendered into the shell.
  '{index,app-shell,event/index}.html',
  'ready-pages.json',
  'seo.json',
  // Opened in a hidden frame when an accepted build is held up (src/data/worker/nudge-activation.ts).
  'robots.txt',
  'manifest.webmanifest',
  'default-thumbnail.jpg',
  'icons/favicon.svg',
  'pictures/{medal-*,marker,portrait-default,founder,donation-notice-qr}.svg',
  'documents/*.pdf',
  // Plans of venues (`content/venues/plan-files.ts`). Those that are drawings are gathered with the others.
  'venues/*.{webp,avif,png,jpg}',
];
