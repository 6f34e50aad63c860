/** Starts the site as a kiosk. This file stays tiny, because the first script of every page lists what it needs. */
export async function start(): Promise<void> {
  const [kiosk, site] = await Promise.all([import('./frame/start-kiosk.ts'), import('../main.tsx')]);
  await kiosk.startKiosk();
  await site.start(kiosk.kioskSite);
}
