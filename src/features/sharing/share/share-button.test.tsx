import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/states/toaster.tsx';
import { ShareButton } from './share-button.tsx';

vi.mock('./share-dialog.tsx', () => {
  throw new Error('The code of the dialog is lost.');
});

function draw() {
  render(
    <I18nextProvider i18n={createI18n()}>
      <Toaster>
        <ShareButton title="Delphi Games" path="/event/delphi" />
      </Toaster>
    </I18nextProvider>,
  );
}
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

describe('the button that shares a page', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    document.documentElement.className = '';
  });

  it('SHARE-02 copies the link at once if the dialog cannot be loaded', async () => {
    const writeText = vi.fn(async () => undefined);
    clipboard(writeText);
    draw();
    const button = screen.getByRole('button', { name: 'Share Delphi Games' });
    fireEvent.click(button);
    await screen.findByText('Link copied.');
    expect(writeText).toHaveBeenCalledWith('http://localhost/event/delphi');
    fireEvent.click(button);
    await vi.waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
  });

  it('SHARE-02 shows the link if it cannot even be copied', async () => {
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    draw();
    fireEvent.click(screen.getByRole('button', { name: 'Share Delphi Games' }));
    await screen.findByText('http://localhost/event/delphi');
  });

  it('SHARE-04 is not on a kiosk', () => {
    document.documentElement.className = 'kiosk';
    draw();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
