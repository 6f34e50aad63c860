import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { holdBack, inDialog, leaveDesk, openDesk, press } from '../testing/open-desk.tsx';

afterEach(leaveDesk);

it('DESK-91 a file of all content is compared first, then imported; what changed in between is compared again', async () => {
  const desk = openDesk('/content');
  await press('All content as a file', 'link');
  expect((await screen.findByRole('link', { name: 'Download all content' })).getAttribute('href')).toBe(
    '/desk/api/content.json',
  );
  fireEvent.change(screen.getByLabelText('Content file'), {
    target: { files: [new File(['{}'], 'festival.json')] },
  });
  expect(await screen.findByText('The jury is complete')).toBeDefined();
  const { body, version } = desk.store.get('news', 'news-1');
  desk.store.change('news', 'news-1', version, { ...body, title: 'Rain' }, 'Meera');
  await press('Import');
  expect((await screen.findByRole('alert')).textContent).toContain('Meera changed something in the meantime');
  await press('Import');
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
});

it('DESK-91 while all content is being imported, no other file can be chosen', async () => {
  const desk = openDesk('/all-content');
  const input = await screen.findByLabelText<HTMLInputElement>('Content file');
  fireEvent.change(input, { target: { files: [new File(['{}'], 'festival.json')] } });
  await screen.findByRole('button', { name: 'Import' });
  const letGo = holdBack(desk, 'POST /content.json');
  await press('Import');
  await waitFor(() => expect(input.disabled).toBe(true));
  letGo();
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
  expect(input.disabled).toBe(false);
});

it('DESK-99 a file of all content that would remove more than five items asks before it does', async () => {
  const desk = openDesk('/all-content');
  for (const title of ['Rain', 'Sun', 'Snow']) desk.store.add('news', { title }, 'Ada');
  fireEvent.change(await screen.findByLabelText('Content file'), {
    target: { files: [new File(['{}'], 'festival.json')] },
  });
  await press('Import');
  const dialog = await inDialog('Remove 6 items?');
  expect(dialog.getByText(/6 articles/)).toBeDefined();
  const asked = desk.answered.length;
  fireEvent.click(dialog.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.answered).toHaveLength(asked);
  await press('Import');
  await press('Import and remove');
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
});
