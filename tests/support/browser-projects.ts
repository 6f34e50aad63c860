/**
 * The browser tests by folder; one project each. `ownSite` gives every test a server of its own, for tests that
 * write to it or stop it; the others share one per worker.
 */
export const browserProjects = [
  { name: 'reads', folder: 'tests/e2e/reads', ownSite: false },
  { name: 'home', folder: 'tests/e2e/home', ownSite: false },
  { name: 'enrolment', folder: 'tests/e2e/enrolment', ownSite: false },
  { name: 'catalogue', folder: 'tests/e2e/catalogue', ownSite: false },
  { name: 'writes', folder: 'tests/e2e/writes', ownSite: true },
  { name: 'offline', folder: 'tests/e2e/offline', ownSite: true },
  { name: 'pack', folder: 'tests/e2e/pack', ownSite: true },
  { name: 'saved', folder: 'tests/e2e/saved', ownSite: true },
  { name: 'search', folder: 'tests/e2e/search', ownSite: true },
  { name: 'kiosk', folder: 'tests/e2e/kiosk', ownSite: true },
  { name: 'layout', folder: 'tests/layout', ownSite: false },
  { name: 'safe', folder: 'tests/safe', ownSite: false },
  { name: 'a11y', folder: 'tests/a11y', ownSite: false },
] as const;
