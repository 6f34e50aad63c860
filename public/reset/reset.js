/*
 * Removes the copy of the site that this browser keeps, and nothing that a visitor has written or saved. Stands
 * alone: it must work when the application, its worker or the device's storage do not.
 */
(() => {
  // On a kiosk this is the staff's business, behind their PIN.
  try {
    if (localStorage.getItem('kiosk') !== null) location.replace('/kiosk/staff');
  } catch {
    // Where nothing can be remembered it is no kiosk.
  }

  const LIMIT_MS = 5_000;
  const DATABASE = 'pythian';
  /** What can be fetched again. Never `outbox`, `receipts`, `saved`, `drafts` or `device`. */
  const FETCHED_STORES = ['answers', 'staged', 'packs'];

  const steps = {
    async worker() {
      const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
      await Promise.all(registrations.map((registration) => registration.unregister()));
    },
    async files() {
      const names = (await globalThis.caches?.keys()) ?? [];
      await Promise.all(names.map((name) => caches.delete(name)));
    },
    async answers() {
      const database = await openExisting();
      if (database === null) return;
      try {
        const stores = FETCHED_STORES.filter((name) => database.objectStoreNames.contains(name));
        if (stores.length === 0) return;
        const clearing = database.transaction(stores, 'readwrite');
        for (const name of stores) clearing.objectStore(name).clear();
        await new Promise((resolve, reject) => {
          clearing.oncomplete = resolve;
          clearing.onabort = () => reject(clearing.error);
        });
      } finally {
        database.close();
      }
    },
  };

  /** Null where there is no database; asking must not make one. */
  function openExisting() {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(DATABASE);
      let isNew = false;
      opening.onupgradeneeded = () => {
        isNew = true;
        opening.transaction.abort();
      };
      opening.onsuccess = () => {
        opening.result.onversionchange = () => opening.result.close();
        resolve(opening.result);
      };
      opening.onerror = (event) => {
        event.preventDefault();
        if (isNew) resolve(null);
        else reject(opening.error);
      };
    });
  }

  const tooLate = () =>
    new Promise((_, reject) => setTimeout(reject, LIMIT_MS, new Error('no answer within the limit')));

  async function take([name, work]) {
    const outcome = await Promise.race([work(), tooLate()]).then(
      () => 'done',
      () => 'failed',
    );
    for (const line of document.querySelectorAll(`[data-when="${name}:${outcome}"]`)) line.hidden = false;
  }

  async function reset() {
    for (const line of document.querySelectorAll('[data-when]')) line.hidden = true;
    for (const button of buttons) button.disabled = true;
    await Promise.all(Object.entries(steps).map(take));
    for (const button of buttons) button.disabled = false;
  }

  // Without this script both languages are there to read.
  const isGreek = navigator.language.toLowerCase().startsWith('el');
  document.documentElement.lang = isGreek ? 'el' : 'en';
  document.querySelector(isGreek ? 'article[lang="en"]' : 'article[lang="el"]').remove();
  const buttons = document.querySelectorAll('button');
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', reset);
  }
})();
