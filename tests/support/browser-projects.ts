/**
 * The browser tests by folder. Tests of `promises` and `own-site` write to their server or stop it, so each gets a server
 * of its own; the others share one per worker. Every project starts browsers of its own, so there are only three.
 */
export const browserProjects = [
  /** What must never break: `npm test` runs these every time. */
  { name: 'promises', folders: ['tests/e2e/promises'], ownSite: true },
  {
    name: 'own-site',
    folders: [
      'tests/e2e/writes',
      'tests/e2e/offline',
      'tests/e2e/pack',
      'tests/e2e/saved',
      'tests/e2e/changes',
      'tests/e2e/notices',
      'tests/e2e/search',
      'tests/e2e/kiosk',
      'tests/e2e/desk',
    ],
    ownSite: true,
  },
  {
    name: 'shared-site',
    folders: [
      'tests/e2e/reads',
      'tests/e2e/home',
      'tests/e2e/enrolment',
      'tests/e2e/catalogue',
      'tests/layout',
      'tests/safe',
      'tests/a11y',
    ],
    ownSite: false,
  },
] as const;
