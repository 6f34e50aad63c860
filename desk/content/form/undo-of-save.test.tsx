import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveDesk, openDesk, press, write } from '../../testing/open-desk.tsx';

afterEach(leaveDesk);

it('DESK-92 what was saved can be undone; what somebody else has written over it stays', async () => {
  const desk = openDesk('/news/news-1');
  const title = () => desk.store.get('news', 'news-1').body.title;
  await write(/^Title/, 'Helpers wanted');
  await press('Save');
  await waitFor(() => expect(title()).toBe('Helpers wanted'));
  await press('Undo');
  await waitFor(() => expect(title()).toBe('Volunteers wanted'));

  await press('Volunteers wanted', 'link');
  await write(/^Title/, 'Hands wanted');
  await press('Save');
  await waitFor(() => expect(title()).toBe('Hands wanted'));
  const { body, version } = desk.store.get('news', 'news-1');
  desk.store.change('news', 'news-1', version, { ...body, title: 'Feet wanted' }, 'Meera');
  await press('Undo');
  expect(await screen.findByText('Somebody else saved first.')).toBeDefined();
  expect(title()).toBe('Feet wanted');
});

it('DESK-92 a new item that was saved is gone again', async () => {
  const desk = openDesk('/news/create');
  await write(/^Title/, 'Rain');
  await press('Save');
  await waitFor(() => expect(desk.store.list('news')).toHaveLength(4));
  await press('Undo');
  await waitFor(() => expect(desk.store.list('news')).toHaveLength(3));
});
