import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bankAccount } from '#content/donation/bank-account.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/states/toaster.tsx';
import { BankDetails } from './bank-details.tsx';

const account = bankAccount('Some Games');

function open(clipboard: object | undefined) {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  render(
    <I18nextProvider i18n={createI18n()}>
      <Toaster>
        <BankDetails account={account} />
      </Toaster>
    </I18nextProvider>,
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const said = () => screen.getByRole('status').textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  getSelection()?.removeAllRanges();
});

describe('the bank details', () => {
  it('DONATE-01 show holder, bank, number, branch code and branch', () => {
    open(undefined);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Account holder',
      'Bank',
      'Account number',
      'Branch code',
      'Branch',
    ]);
    for (const [, value] of account) expect(screen.getByText(value)).toBeTruthy();
  });

  it('DONATE-01 copies a single value and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    open({ writeText });
    await press('Copy: Account number');
    expect(writeText.mock.calls).toEqual([['SAMPLE 0000 0000 0000']]);
    expect(said()).toContain('Copied: Account number');
  });

  it('DONATE-01 copies all values with their names', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    open({ writeText });
    await press('Copy all details');
    const lines = writeText.mock.calls[0]?.[0].split('\n');
    expect(lines).toHaveLength(5);
    expect(lines?.[0]).toBe('Account holder: Some Games Sample Trust');
    expect(said()).toContain('All details copied');
  });

  it.each([
    ['there is no clipboard', undefined],
    ['it is refused', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('DONATE-01 selects the text when %s', async (_, clipboard) => {
    open(clipboard);
    await press('Copy: Branch code');
    expect(getSelection()?.toString()).toBe('SAMPLE-000000');
    expect(said()).toContain('The text is selected');
    await press('Copy all details');
    expect(getSelection()?.toString()).toContain('Some Games Sample Trust');
  });
});
