/** Starts the site as a kiosk. Itself it is next to nothing: the first script of every page names what it needs. */
export async function start(): Promise<void> {
  const [kiosk, site] = await Promise.all([import('./frame/start-kiosk.ts'), import('../main.tsx')]);
  await kiosk.startKiosk();
  await site.start(kiosk.kioskSite);
}
