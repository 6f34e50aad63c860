import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../../i18n/i18n.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Toaster } from '../../../ui/states/toaster.tsx';
import { ShareButton } from './share-button.tsx';

const nothing = () => undefined;
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

it('SHARE-02 says that the link is copied where the menu it was opened from does not hide it', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.resolve() },
    configurable: true,
  });
  render(
    <I18nextProvider i18n={createI18n()}>
      <Toaster>
        <Modal open onClose={nothing} title="Kithara: Final">
          <ShareButton title="Kithara: Final" path="/event/delphi?entry=1#schedule" isInDialog />
        </Modal>
      </Toaster>
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share Kithara: Final' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the link' }));
  const said = await screen.findByText('Link copied.');
  expect(said.closest('dialog')?.textContent).toContain('Copy the link');
  expect(said.closest('[role=status]')).not.toBeNull();
});
