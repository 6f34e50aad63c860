/*
 * Functions that run inside the pages. Each is self-contained, because only its source is sent there.
 */
export type ToldByPage = 'sent' | 'waiting' | 'failed' | 'not kept';

/** Fills in the contact form, submits it as its button does, and returns what the visitor is told. */
export async function submitAndWait(text: string): Promise<ToldByPage> {
  const findForm = () =>
    document.querySelector<HTMLFormElement>('form[aria-labelledby="contact-form-title"]');
  // After the last message its confirmation stands there; its only button brings the form back.
  if (findForm() === null) document.querySelector<HTMLButtonElement>('main section dl ~ div button')?.click();
  const form = findForm();
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!form || !button) throw new Error('The form is not there.');
  const entries = {
    name: 'Meera Example',
    email: 'meera@mail.example',
    phone: '+91 98765 43210',
    message: text,
  };
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  for (const [name, value] of Object.entries(entries)) {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
  const ended = new Promise<void>((resolve) => {
    let hasBegun = false;
    const watch = new MutationObserver(() => {
      hasBegun ||= button.disabled;
      if (form.isConnected && (!hasBegun || button.disabled)) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  });
  form.requestSubmit(button);
  await ended;
  // The form's message is rendered with the button or right after it.
  await new Promise((resolve) => setTimeout(resolve, 30));
  // Only the confirmation of a message that waits leads to the outbox.
  if (!form.isConnected)
    return document.querySelector('main a[href="/outbox"]') === null ? 'sent' : 'waiting';
  const notes = [...form.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');
  return notes === '' ? 'failed' : 'not kept';
}

/** Texts of the messages in the outbox, read from the database directly. */
export async function storedTexts(): Promise<string[]> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  if (!(await indexedDB.databases()).some(({ name }) => name === 'pythian')) return [];
  const database = await done(indexedDB.open('pythian'));
  try {
    if (!database.objectStoreNames.contains('outbox')) return [];
    const rows: { payload: { message: string } }[] = await done(
      database.transaction('outbox').objectStore('outbox').getAll(),
    );
    return rows.map(({ payload }) => payload.message);
  } finally {
    database.close();
  }
}
