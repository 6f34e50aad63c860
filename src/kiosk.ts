const BEGIN_ANEW_AFTER_MS = 30_000;

/**
 * Starts the site as a kiosk. Itself it is next to nothing: the first script of every page names what it needs. Where
 * it cannot start it tries again by itself, since nobody is there to do it.
 */
export async function start(): Promise<void> {
  try {
    const [kiosk, site] = await Promise.all([import('./app/kiosk/open-here.ts'), import('./main.tsx')]);
    await kiosk.openHere();
    await site.start(kiosk.kioskSite);
  } catch (lost) {
    setTimeout(() => location.reload(), BEGIN_ANEW_AFTER_MS);
    throw lost;
  }
}
