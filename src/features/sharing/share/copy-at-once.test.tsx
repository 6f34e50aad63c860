import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../../i18n/i18n.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Toaster } from '../../../ui/states/toaster.tsx';
import { CopyAtOnce } from './copy-at-once.tsx';

const nothing = () => undefined;
const PAGE = { title: 'Kithara: Final', path: '/event/delphi?entry=1#schedule' };
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

function copying(outcome: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: outcome }, configurable: true });
  render(
    <I18nextProvider i18n={createI18n()}>
      <Toaster>
        <Modal open onClose={nothing} title="Kithara: Final">
          <CopyAtOnce page={PAGE} isOpen onClose={nothing} isInDialog />
        </Modal>
      </Toaster>
    </I18nextProvider>,
  );
}

it('SHARE-02 says within the menu that the link is copied, if the code of the dialog is lost', async () => {
  copying(() => Promise.resolve());
  const said = await screen.findByText('Link copied.');
  expect(said.closest('dialog')).not.toBeNull();
  expect(said.closest('[role=status]')).not.toBeNull();
});

it('SHARE-02 shows the link there if it cannot be copied', async () => {
  copying(() => Promise.reject(new Error('refused')));
  const shown = await screen.findByText(/\/event\/delphi\?entry=1#schedule$/);
  expect(shown.closest('dialog')).not.toBeNull();
});
