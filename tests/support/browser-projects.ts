/**
 * The browser tests by folder, in two projects: tests of `own-site` write to their server or stop it, and get one of
 * their own each; the others share one per worker. Every project starts browsers anew, so there are no more than it
 * takes.
 */
export const browserProjects = [
  {
    name: 'own-site',
    folders: [
      'tests/e2e/promises',
      'tests/e2e/writes',
      'tests/e2e/offline',
      'tests/e2e/pack',
      'tests/e2e/saved',
      'tests/e2e/search',
      'tests/e2e/kiosk',
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
