import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakePicture } from '../testing/fake-pictures.ts';
import { holdBack, inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(leaveDesk);

const photo = (content = 'a picture', name = 'IMG_1.jpg') =>
  new File([content], name, { type: 'image/jpeg' });
const addressOf = (number: number) => `/uploads/${fakePicture(number, '').name}/800.webp`;
const writtenIn = async (label: string | RegExp) =>
  (await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=file])' })).value;

/** Chooses a file in the device's own dialog. */
async function choose(label: string, file: File): Promise<void> {
  await screen.findByRole('button', { name: label });
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { files: [file] } });
}

describe('a picture in a form', () => {
  it('MEDIA-11 is uploaded with its words, stands in its field, and is saved with the rest', async () => {
    const desk = openDesk('/event/lamps');
    await choose('Upload a picture for “Image”', photo());
    const dialog = await inDialog('Upload a picture');
    expect(dialog.getByText('IMG_1.jpg, 0.1 MB')).toBeDefined();
    await press('Upload');
    expect(await screen.findByText(/^Say what the picture shows, or/)).toBeDefined();
    expect(desk.pictures).toEqual([]);
    await write(/^What the picture shows/, 'Lamps at night');
    await press('Upload');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await writtenIn('Image')).toBe(addressOf(1));
    expect(await screen.findByRole('img', { name: 'Lamps at night' })).toBeDefined();
    await press('Save');
    await waitFor(() => expect(desk.store.get('event', 'lamps').body.image).toBe(addressOf(1)));
  });

  it('MEDIA-11 is dropped or pasted as well, and plain text is pasted as ever', async () => {
    openDesk('/event/lamps');
    const field = await screen.findByLabelText('Image', { selector: 'input:not([type=file])' });
    const isLeft = fireEvent.paste(field, { clipboardData: { files: [], types: ['text/plain'] } });
    expect(isLeft).toBe(true);
    for (const [give, data] of [
      [fireEvent.paste, { clipboardData: { files: [photo()], types: ['Files'] } }],
      [fireEvent.drop, { dataTransfer: { files: [photo()], types: ['Files'] } }],
    ] as const) {
      give(field, data);
      await inDialog('Upload a picture');
      await press('Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('MEDIA-07 gives its words to the place that the item has for them, unless somebody has written other ones', async () => {
    const desk = openDesk('/banner/create');
    desk.pictures = [fakePicture(1, 'Lamps at night'), fakePicture(2, 'A lyre')];
    await press('Choose a picture for “Web link”');
    await press(/^Lamps at night/);
    expect(await writtenIn('Web link')).toBe(addressOf(1));
    expect(await writtenIn('What the picture shows')).toBe('Lamps at night');
    await press('Choose a picture for “Web link”');
    await press(/^A lyre/);
    expect(await writtenIn('Web link')).toBe(addressOf(2));
    expect(await writtenIn('What the picture shows')).toBe('A lyre');
    await write('What the picture shows', 'The lyre of last year');
    await press('Choose a picture for “Web link”');
    await press(/^Lamps at night/);
    expect(await writtenIn('What the picture shows')).toBe('The lyre of last year');
  });

  it('MEDIA-11 that is refused says why, and file and words stay for another attempt', async () => {
    const desk = openDesk('/news/news-1');
    await choose('Upload a picture for “File”', photo('<svg/>', 'logo.svg'));
    await write(/^What the picture shows/, 'Our logo');
    await press('Upload');
    expect((await screen.findByRole('alert')).textContent).toContain('This isn’t a picture we can read.');
    expect(await writtenIn('File')).toBe('');
    desk.isDown = true;
    await press('Upload');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('can’t be reached'));
    const words = screen.getByLabelText<HTMLTextAreaElement>(/^What the picture shows/);
    expect(words.value).toBe('Our logo');
  });

  it('MEDIA-03 that is too large is not even sent', async () => {
    const desk = openDesk('/news/news-1');
    const file = photo();
    Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 + 1 });
    await choose('Upload a picture for “File”', file);
    expect((await screen.findByRole('alert')).textContent).toContain('the limit is 20.0 MB');
    const button = screen.getByRole('button', { name: 'Upload' });
    expect(button).toHaveProperty('disabled', true);
    expect(desk.answered).not.toContain('POST /pictures');
  });

  it('MEDIA-11 says that it is on its way, and cannot be lost meanwhile', async () => {
    const desk = openDesk('/news/news-1');
    await choose('Upload a picture for “File”', photo());
    fireEvent.click(await screen.findByRole('checkbox', { name: /^It’s purely decorative/ }));
    const letGo = holdBack(desk, 'POST /pictures');
    await press('Upload');
    expect(await screen.findByRole('progressbar', { name: 'Uploading' })).toBeDefined();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole('dialog', { name: 'Upload a picture' })).toBeDefined();
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await writtenIn('File')).toBe(addressOf(1));
    expect(desk.pictures[0]?.alt).toBe('');
  });

  it('MEDIA-12 that this server does not have says so', async () => {
    const desk = openDesk('/news');
    const { version, body } = desk.store.get('news', 'news-1');
    desk.store.change('news', 'news-1', version, { ...body, file: addressOf(7) }, 'Ada');
    await press('Volunteers wanted', 'link');
    expect(await screen.findByText(/^This picture isn’t on this server/)).toBeDefined();
  });
});

describe('the screen of all pictures', () => {
  it('MEDIA-12 says where each is used, and only one that nothing uses can be deleted', async () => {
    const desk = openDesk('/');
    desk.pictures = [fakePicture(1, 'Lamps at night'), fakePicture(2, '')];
    const { version, body } = desk.store.get('news', 'news-1');
    desk.store.change('news', 'news-1', version, { ...body, file: addressOf(1) }, 'Ada');
    await press('Pictures', 'link');
    const uses = await screen.findByRole('list', { name: 'Where “Lamps at night” is used' });
    expect(uses.textContent).toBe('Volunteers wanted');
    expect(screen.queryByRole('button', { name: 'Delete “Lamps at night”' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'unused' } });
    expect(screen.queryByRole('heading', { name: 'Lamps at night' })).toBeNull();
    await press('Delete the 800 × 600 picture');
    await press('Delete it');
    expect(await screen.findByText('Every picture is used.')).toBeDefined();
    expect(desk.pictures.map(({ alt }) => alt)).toEqual(['Lamps at night']);
  });

  it('MEDIA-12 lets the words of a picture be changed, and takes further ones', async () => {
    const desk = openDesk('/pictures');
    expect(await screen.findByText('No pictures yet. Drop one here, or paste it.')).toBeDefined();
    await choose('Upload a picture', photo());
    await write(/^What the picture shows/, 'Lamps');
    await press('Upload');
    expect(await screen.findByRole('heading', { name: 'Lamps' })).toBeDefined();
    await press('Edit description of “Lamps”');
    await write(/^What the picture shows/, 'Lamps at night');
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'Lamps at night' })).toBeDefined();
    expect(desk.pictures[0]?.alt).toBe('Lamps at night');
  });
});
