import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches everything on the screen once an hour, for a page that stays open for days, and renews packs. A hidden page
 * refetches nothing; what came due meanwhile is fetched as soon as it becomes visible. Answers on no screen are left to
 * the query client's own memory limit. Never throws.
 *
 * @param renew renews the packs that are old enough
 * @returns stops it; a running refresh is finished
 */
export function refreshHourly(
  queryClient: QueryClient,
  renew: () => Promise<void>,
  everyMs = 60 * 60_000,
): () => void {
  let isDue = false;
  let isRenewing = false;

  const renewOnce = async () => {
    if (isRenewing) return;
    isRenewing = true;
    try {
      await renew();
    } catch (error) {
      console.warn('The kiosk’s copy could not be renewed; it will try again.', error);
    } finally {
      isRenewing = false;
    }
  };
  const refreshSeen = () => {
    if (!isDue || document.hidden) return;
    isDue = false;
    // Packs may take long or forever, so the screen does not wait for them.
    void queryClient.invalidateQueries({ type: 'active' });
    void renewOnce();
  };

  const timer = setInterval(() => {
    isDue = true;
    refreshSeen();
  }, everyMs);
  document.addEventListener('visibilitychange', refreshSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshSeen);
  };
}
